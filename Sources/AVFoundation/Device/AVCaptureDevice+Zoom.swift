import CameraControl
public import Foundation

extension AVCaptureDevice {
  /// The zoom factor; a write needs the configuration lock.
  public var videoZoomFactor: CGFloat {
    get { CGFloat(device.videoZoomFactor) }
    set {
      attempt { () throws(CaptureError) in try device.setVideoZoomFactor(Double(newValue)) }
    }
  }

  /// The smallest zoom factor that can be reached at present.
  public var minAvailableVideoZoomFactor: CGFloat { CGFloat(device.minAvailableVideoZoomFactor) }

  /// The largest zoom factor that can be reached at present.
  public var maxAvailableVideoZoomFactor: CGFloat { CGFloat(device.maxAvailableVideoZoomFactor) }

  /// What a zoom factor is multiplied by to get the number that people see.
  public var displayVideoZoomFactorMultiplier: CGFloat {
    CGFloat(device.displayVideoZoomFactorMultiplier)
  }

  /// Whether a zoom ramp is under way.
  public var isRampingVideoZoom: Bool { device.isRampingVideoZoom }

  /// Moves the zoom to a factor at a rate in doublings per second.
  public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {
    attempt { () throws(CaptureError) in
      try device.ramp(toVideoZoomFactor: Double(factor), withRate: rate)
    }
  }

  /// Stops a ramp where it is.
  public func cancelVideoZoomRamp() {
    attempt { () throws(CaptureError) in try device.cancelVideoZoomRamp() }
  }
}
