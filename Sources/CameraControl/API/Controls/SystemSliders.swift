// Unchecked, like the superclass; `CaptureControl.swift` explains why that is safe.

/// The system's slider for the zoom factor of a device.
///
/// If your app also zooms with a pinch, start each pinch from the device's current factor:
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
  ///   - action: The action that runs after the person zooms with this slider. The action receives
  ///     the device's zoom factor, not the displayed number. The slider has already set the
  ///     device's factor, so the action must not set it again.
  /// - Throws: ``CaptureError`` if the device can't zoom (ZOM01).
  public init(
    device: CaptureDevice, action: @escaping @MainActor @Sendable (Double) -> Void
  ) throws(CaptureError) {
    try super.init(ControlCore(driving: device, .zoom, action: action))
  }
}

/// The system's slider for the exposure bias of a device.
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
  /// - Parameter device: The device whose exposure bias the slider sets.
  /// - Throws: ``CaptureError`` if the device doesn't support an exposure bias (BIA01).
  public init(device: CaptureDevice) throws(CaptureError) {
    try super.init(ControlCore(driving: device, .exposureBias, action: nil))
  }

  /// Creates an exposure slider.
  ///
  /// - Parameters:
  ///   - device: The device whose exposure bias the slider sets.
  ///   - action: The action that runs after the person changes the exposure bias with this slider.
  ///     The slider has already set the device's bias, so the action must not set it again.
  /// - Throws: ``CaptureError`` if the device doesn't support an exposure bias (BIA01).
  public init(
    device: CaptureDevice, action: @escaping @MainActor @Sendable (Float) -> Void
  ) throws(CaptureError) {
    try super.init(ControlCore(driving: device, .exposureBias) { action(Float($0)) })
  }
}
