/// The devices that were added to those of a phone's model; the phone keeps them.
final class AddedDevices: Sendable {
  private let devices = Guarded<[CaptureDevice]>([])

  var all: [CaptureDevice] { devices.withLock { $0 } }

  /// Adds a device, unless there is one like it already, and returns the one that is there.
  func add(
    _ device: CaptureDevice, unless isAlike: (CaptureDevice) -> Bool = { _ in false }
  ) -> CaptureDevice {
    devices.withLock { devices in
      if let known = devices.first(where: isAlike) { return known }
      devices.append(device)
      return device
    }
  }
}
