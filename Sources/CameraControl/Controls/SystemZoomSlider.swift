/// The system's slider for the zoom of a device, which it writes by itself.
public final class SystemZoomSlider: CaptureControl, @unchecked Sendable {
  /// Makes a zoom slider without an action.
  ///
  /// - Parameter device: The device to zoom.
  /// - Throws: ``CaptureError`` if the device cannot zoom.
  public init(device: CaptureDevice) throws(CaptureError) {
    try super.init(ControlCore(driving: device, .systemZoom, action: nil))
  }

  /// Makes a zoom slider.
  ///
  /// - Parameters:
  ///   - device: The device to zoom.
  ///   - action: What to do after the person zoomed with this slider; the device has the factor
  ///     already, and the action should not write it. The factor is the device's, not the number
  ///     that is shown.
  /// - Throws: ``CaptureError`` if the device cannot zoom.
  public init(
    device: CaptureDevice, action: @escaping @MainActor @Sendable (Double) -> Void
  ) throws(CaptureError) {
    try super.init(ControlCore(driving: device, .systemZoom, action: action))
  }
}
