package import CameraControl
public import Foundation

/// Holds an app's controls and their delegate, runs, stops and is interrupted.
///
/// It belongs to the phone that is current when it is made; with none, the hardware has no Camera
/// Control.
open class AVCaptureSession: NSObject {
  /// The session that does the work.
  package let session: CaptureSession

  let members = Guarded(Members())
  let extras = Guarded(Extras())
  let observers = KeyValueObservers()
  private let observation: Guarded<ObservationToken?>

  /// The app's own objects, for what the session below knows by other names.
  struct Members {
    var controls: [ObjectIdentifier: Handoff<AVCaptureControl>] = [:]
    var inputs: [AVCaptureInput] = []
    var outputs: [AVCaptureOutput] = []
    var previews: [AVCaptureConnection] = []
    var proxy: Handoff<ControlsDelegateProxy>?
    var queue: DispatchQueue?
  }

  /// What an app sets and nothing here reads.
  struct Extras {
    var wideColor = true
    var audioSession = true
    var multitasking = false
  }

  /// Makes a session of the app on the phone that is current.
  public override init() {
    session = CaptureSession(in: .ambient)
    observation = Guarded(nil)
    super.init()
    let token = session.observe { [weak self] in self?.post($0) }
    observation.withLock { $0 = token }
    Inspector.of(phone).watch(self)
  }

  /// The phone that the session is on.
  package var phone: Phone { session.phone }
}

extension AVCaptureSession: KeyValueObserving, KeyValueSource {}
