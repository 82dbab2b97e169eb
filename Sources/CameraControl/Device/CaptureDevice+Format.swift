extension CaptureDevice {
  /// One way in which a camera can deliver pictures, with the limits that go with it.
  public struct Format: Hashable, Sendable {
    /// The width of a picture in pixels.
    public let width: Int

    /// The height of a picture in pixels.
    public let height: Int

    /// The most pictures per second.
    public let maxFrameRate: Double

    /// The largest legal zoom factor; 1 means that the format cannot zoom.
    public let videoMaxZoomFactor: Double

    /// The zoom factor above which pictures are enlarged rather than cut out.
    public let videoZoomFactorUpscaleThreshold: Double

    /// The zoom factors to offer people, or nil where nothing is recommended.
    public let systemRecommendedVideoZoomRange: ClosedRange<Double>?

    /// The exposure biases to offer people, or nil where nothing is recommended.
    public let systemRecommendedExposureBiasRange: ClosedRange<Float>?

    /// The legal exposure biases; a range of one value means that the bias cannot be set.
    public let exposureTargetBiasRange: ClosedRange<Float>

    /// The zoom factors above 1 at which the sensor gives its full sharpness again.
    public let secondaryNativeResolutionZoomFactors: [Double]

    /// Makes a format, or says which of its numbers no camera could have.
    public init(
      width: Int,
      height: Int,
      maxFrameRate: Double = 30,
      videoMaxZoomFactor: Double,
      videoZoomFactorUpscaleThreshold: Double = 1,
      systemRecommendedVideoZoomRange: ClosedRange<Double>? = nil,
      systemRecommendedExposureBiasRange: ClosedRange<Float>? = nil,
      exposureTargetBiasRange: ClosedRange<Float> = -8...8,
      secondaryNativeResolutionZoomFactors: [Double] = []
    ) throws(CaptureError) {
      self.width = width
      self.height = height
      self.maxFrameRate = maxFrameRate
      self.videoMaxZoomFactor = videoMaxZoomFactor
      self.videoZoomFactorUpscaleThreshold = videoZoomFactorUpscaleThreshold
      self.systemRecommendedVideoZoomRange = systemRecommendedVideoZoomRange
      self.systemRecommendedExposureBiasRange = systemRecommendedExposureBiasRange
      self.exposureTargetBiasRange = exposureTargetBiasRange
      self.secondaryNativeResolutionZoomFactors = secondaryNativeResolutionZoomFactors
      try validate()
    }

    // Stock formats come without a check, since a constant has nobody to throw to. A test checks
    // every one of them.
    init(stock size: (width: Int, height: Int), _ limits: StockLimits) {
      width = size.width
      height = size.height
      maxFrameRate = limits.maxFrameRate
      videoMaxZoomFactor = limits.maxZoom
      videoZoomFactorUpscaleThreshold = limits.upscaleThreshold
      systemRecommendedVideoZoomRange = 1...limits.recommendedZoom
      systemRecommendedExposureBiasRange = -limits.recommendedBias...limits.recommendedBias
      exposureTargetBiasRange = -limits.bias...limits.bias
      secondaryNativeResolutionZoomFactors = limits.secondaryNativeResolution
    }
  }
}

extension CaptureDevice.Format {
  /// Throws if a number is one that no camera could have.
  package func validate() throws(CaptureError) {
    guard width > 0, height > 0 else {
      throw Self.fault(.invalidCount, "DEV11", "A format has at least one pixel each way.")
    }
    let numbers =
      [maxFrameRate, videoMaxZoomFactor, videoZoomFactorUpscaleThreshold]
      + secondaryNativeResolutionZoomFactors
    guard numbers.allSatisfy(\.isFinite) else {
      throw Self.fault(.notFinite, "DEV01", "The numbers of a format are finite; pass real ones.")
    }
    guard maxFrameRate > 0 else {
      throw Self.fault(.outOfRange, "DEV11", "A frame rate is above 0; pass a larger one.")
    }
    guard videoMaxZoomFactor >= 1 else {
      throw Self.fault(
        .outOfRange, "DEV01", "The largest zoom factor is at least 1; pass 1 for no zoom.")
    }
    if let range = systemRecommendedVideoZoomRange {
      guard range.lowerBound.isFinite, range.upperBound.isFinite else {
        throw Self.fault(.notFinite, "DEV10", "A recommended range is finite; pass nil for none.")
      }
    }
    for range in [exposureTargetBiasRange, systemRecommendedExposureBiasRange ?? 0...0] {
      guard range.lowerBound.isFinite, range.upperBound.isFinite else {
        throw Self.fault(.notFinite, "DEV10", "A range of biases is finite; pass finite bounds.")
      }
    }
  }

  private static func fault(
    _ code: CaptureError.Code, _ rule: String, _ message: String
  ) -> CaptureError {
    CaptureError(code, rule: rule, message)
  }
}

extension CaptureDevice.Format: CustomStringConvertible {
  /// Size, frame rate and zoom in one line, such as `3840x2160 60 fps up to 9.0x`.
  public var description: String {
    "\(width)x\(height) \(Int(maxFrameRate)) fps up to \(videoMaxZoomFactor)x"
  }
}
