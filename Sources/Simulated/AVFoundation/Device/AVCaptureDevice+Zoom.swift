import CameraControl

extension AVCaptureDevice {
  /// The zoom factor; setting it requires the configuration lock.
  public var videoZoomFactor: CGFloat {
    get { CGFloat(device.videoZoomFactor) }
    set {
      attempt { () throws(CaptureError) in try device.setVideoZoomFactor(Double(newValue)) }
    }
  }

  /// The smallest zoom factor that is available now.
  public var minAvailableVideoZoomFactor: CGFloat { CGFloat(device.minAvailableVideoZoomFactor) }

  /// The largest zoom factor that is available now.
  public var maxAvailableVideoZoomFactor: CGFloat { CGFloat(device.maxAvailableVideoZoomFactor) }

  /// The multiplier from a zoom factor to the number that is displayed.
  public var displayVideoZoomFactorMultiplier: CGFloat {
    CGFloat(device.displayVideoZoomFactorMultiplier)
  }

  /// Whether a zoom ramp is in progress.
  public var isRampingVideoZoom: Bool { device.isRampingVideoZoom }

  /// Ramps the zoom to a factor, at a rate in doublings per second.
  public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {
    attempt { () throws(CaptureError) in
      try device.ramp(toVideoZoomFactor: Double(factor), withRate: rate)
    }
  }

  /// Stops a zoom ramp at its current factor.
  public func cancelVideoZoomRamp() {
    attempt { () throws(CaptureError) in try device.cancelVideoZoomRamp() }
  }
}
