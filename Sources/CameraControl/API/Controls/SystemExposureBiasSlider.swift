// Unchecked because its superclass is; `CaptureControl.swift` says why that is safe.

/// The system's slider for the exposure bias of a device, which the slider itself writes.
public final class SystemExposureBiasSlider: CaptureControl, @unchecked Sendable {
  /// Creates an exposure slider without an action.
  ///
  /// - Parameter device: The device to expose.
  /// - Throws: ``CaptureError`` if the device's exposure cannot be biased.
  public init(device: CaptureDevice) throws(CaptureError) {
    try super.init(ControlCore(driving: device, .systemExposureBias, action: nil))
  }

  /// Creates an exposure slider.
  ///
  /// - Parameters:
  ///   - device: The device to expose.
  ///   - action: The action to perform after the person changes the bias with this slider; the
  ///     device already has the bias, and the action should not write it.
  /// - Throws: ``CaptureError`` if the device's exposure cannot be biased.
  public init(
    device: CaptureDevice, action: @escaping @MainActor @Sendable (Float) -> Void
  ) throws(CaptureError) {
    try super.init(ControlCore(driving: device, .systemExposureBias) { action(Float($0)) })
  }
}
