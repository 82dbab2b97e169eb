/// What a device belongs to: gives it the time and hears of its changes.
///
/// A device calls its host outside its own lock. The host may hold no lock of its own while it
/// calls a device, since the device may call back before it returns.
package protocol DeviceHost: AnyObject, Sendable {
  /// The present instant.
  var now: PhoneInstant { get }

  /// A device's next deadline changed for another reason than that time went by.
  func deviceDeadlineChanged(_ device: CaptureDevice)

  /// A property of a device took a new value; comes before the app's own observers hear of it.
  func device(_ device: CaptureDevice, didChange change: CaptureDevice.Change)

  /// The action of a system slider wrote the device that the slider drives (ZOM14).
  func deviceWasWrittenInAction(_ device: CaptureDevice)
}
