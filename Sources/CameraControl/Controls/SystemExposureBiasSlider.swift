/// The system's slider for the exposure bias of a device, which it writes by itself.
public final class SystemExposureBiasSlider: CaptureControl, @unchecked Sendable {
  /// Makes an exposure slider without an action.
  ///
  /// - Parameter device: The device to expose.
  /// - Throws: ``CaptureError`` if the device's exposure cannot be biased.
  public init(device: CaptureDevice) throws(CaptureError) {
    try super.init(ControlCore(driving: device, .systemExposureBias, action: nil))
  }

  /// Makes an exposure slider.
  ///
  /// - Parameters:
  ///   - device: The device to expose.
  ///   - action: What to do after the person changed the bias with this slider; the device has it
  ///     already, and the action should not write it.
  /// - Throws: ``CaptureError`` if the device's exposure cannot be biased.
  public init(
    device: CaptureDevice, action: @escaping @MainActor @Sendable (Float) -> Void
  ) throws(CaptureError) {
    try super.init(ControlCore(driving: device, .systemExposureBias) { action(Float($0)) })
  }
}
