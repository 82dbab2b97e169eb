// Unchecked because its superclass is; `CaptureControl.swift` says why that is safe.

/// The system's slider for the zoom of a device, which the slider itself writes.
///
/// The slider writes the factor. Let a pinch begin where the slider stopped:
///
/// ```swift
/// let zoom = try SystemZoomSlider(device: camera) { factor in recorder.note("zoom \(factor)") }
/// try session.addControl(zoom)
/// let factorBeforeThePinch = camera.videoZoomFactor
/// ```
public final class SystemZoomSlider: CaptureControl, @unchecked Sendable {
  /// Creates a zoom slider without an action.
  ///
  /// - Parameter device: The device to zoom.
  /// - Throws: ``CaptureError`` if the device cannot zoom.
  public init(device: CaptureDevice) throws(CaptureError) {
    try super.init(ControlCore(driving: device, .zoom, action: nil))
  }

  /// Creates a zoom slider.
  ///
  /// - Parameters:
  ///   - device: The device to zoom.
  ///   - action: The action to perform after the person zooms with this slider; the device already
  ///     has the factor, and the action should not write it. The factor is the device's, not the
  ///     displayed number.
  /// - Throws: ``CaptureError`` if the device cannot zoom.
  public init(
    device: CaptureDevice, action: @escaping @MainActor @Sendable (Double) -> Void
  ) throws(CaptureError) {
    try super.init(ControlCore(driving: device, .zoom, action: action))
  }
}

/// The system's slider for the exposure bias of a device, which the slider itself writes.
///
/// ```swift
/// let exposure = try SystemExposureBiasSlider(device: camera) { bias in
///   recorder.note("bias \(bias)")
/// }
/// try session.addControl(exposure)
/// ```
public final class SystemExposureBiasSlider: CaptureControl, @unchecked Sendable {
  /// Creates an exposure slider without an action.
  ///
  /// - Parameter device: The device to expose.
  /// - Throws: ``CaptureError`` if the device's exposure cannot be biased.
  public init(device: CaptureDevice) throws(CaptureError) {
    try super.init(ControlCore(driving: device, .exposureBias, action: nil))
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
    try super.init(ControlCore(driving: device, .exposureBias) { action(Float($0)) })
  }
}
