import CameraControl
import Synchronization

/// A host with a clock that a test sets.
final class RecordingHost: DeviceHost {
  private let clock: Mutex<PhoneInstant>
  let changes = Log<CaptureDevice.Change>()
  let deadlines = Log<PhoneInstant?>()

  init(now: PhoneInstant = .zero) {
    clock = Mutex(now)
  }

  var now: PhoneInstant {
    get { clock.withLock { $0 } }
    set { clock.withLock { $0 = newValue } }
  }

  func deviceDeadlineChanged(_ device: CaptureDevice) {
    deadlines.add(device.nextDeadline)
  }

  func device(_ device: CaptureDevice, didChange change: CaptureDevice.Change) {
    changes.add(change)
  }

  func deviceWasWrittenInAction(_ device: CaptureDevice) {}
}
