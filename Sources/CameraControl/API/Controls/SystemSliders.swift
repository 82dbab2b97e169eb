// Unchecked because its superclass is; `CaptureControl.swift` says why that is safe.

/// The system's slider for the zoom of a device, which the slider itself writes.
///
/// The slider writes the factor, so begin a pinch where the slider stopped:
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
  /// - Throws: ``CaptureError`` if the device can't zoom (ZOM01).
  public init(device: CaptureDevice) throws(CaptureError) {
    try super.init(ControlCore(driving: device, .zoom, action: nil))
  }

  /// Creates a zoom slider.
  ///
  /// - Parameters:
  ///   - device: The device to zoom.
  ///   - action: The action that runs after the person zooms with this slider. The device already
  ///     has the factor, so don't write it in the action. The factor is the device's, not the
  ///     displayed number.
  /// - Throws: ``CaptureError`` if the device can't zoom (ZOM01).
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
  /// - Throws: ``CaptureError`` if the device can't bias its exposure (BIA01).
  public init(device: CaptureDevice) throws(CaptureError) {
    try super.init(ControlCore(driving: device, .exposureBias, action: nil))
  }

  /// Creates an exposure slider.
  ///
  /// - Parameters:
  ///   - device: The device to expose.
  ///   - action: The action that runs after the person changes the bias with this slider. The
  ///     device already has the bias, so don't write it in the action.
  /// - Throws: ``CaptureError`` if the device can't bias its exposure (BIA01).
  public init(
    device: CaptureDevice, action: @escaping @MainActor @Sendable (Float) -> Void
  ) throws(CaptureError) {
    try super.init(ControlCore(driving: device, .exposureBias) { action(Float($0)) })
  }
}
