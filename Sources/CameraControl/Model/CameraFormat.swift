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
      throw CaptureError(
        .invalidCount, rule: "DEV11",
        "A format of \(size) has no picture; give it at least one pixel each way.")
    }
    var numbers = [
      ("maxFrameRate", maxFrameRate, "DEV11"), ("videoMaxZoomFactor", videoMaxZoomFactor, "DEV01"),
      ("videoZoomFactorUpscaleThreshold", videoZoomFactorUpscaleThreshold, "DEV01"),
    ]
    for factor in secondaryNativeResolutionZoomFactors {
      numbers.append(("secondaryNativeResolutionZoomFactors", factor, "DEV01"))
    }
    for (name, number, rule) in numbers where !number.isFinite {
      throw wrong(.notFinite, rule, name, "\(number)", "give it a finite number")
    }
    guard maxFrameRate > 0 else {
      throw wrong(.outOfRange, "DEV11", "maxFrameRate", "\(maxFrameRate)", "give it one above 0")
    }
    guard videoMaxZoomFactor >= 1 else {
      throw wrong(
        .outOfRange, "DEV01", "videoMaxZoomFactor", "\(videoMaxZoomFactor)",
        "give it at least 1, which is no zoom")
    }
    try requireFinite(
      systemRecommendedVideoZoomRange, "systemRecommendedVideoZoomRange", rule: "DEV10")
    try requireFinite(
      systemRecommendedExposureBiasRange, "systemRecommendedExposureBiasRange", rule: "DEV10")
    try requireFinite(exposureTargetBiasRange, "exposureTargetBiasRange", rule: "DEV07")
  }

  private func requireFinite<Number: BinaryFloatingPoint>(
    _ range: ClosedRange<Number>?, _ name: String, rule: String
  ) throws(CaptureError) {
    guard let range, !range.lowerBound.isFinite || !range.upperBound.isFinite else { return }
    throw wrong(.notFinite, rule, name, "\(range)", "give it finite bounds")
  }

  private func wrong(
    _ code: CaptureError.Code, _ rule: String, _ name: String, _ number: String, _ remedy: String
  ) -> CaptureError {
    CaptureError(
      code, rule: rule, "The \(name) of a format of \(size) is \(number); \(remedy).")
  }

  private var size: String { "\(width) by \(height) pixels" }
}

extension CaptureDevice.Format: CustomStringConvertible {
  /// Size, frame rate and zoom in one line, such as `3840x2160 60 fps up to 9.0x`.
  public var description: String {
    let rate = maxFrameRate.description
    let short = rate.hasSuffix(".0") ? String(rate.dropLast(2)) : rate
    return "\(width)x\(height) \(short) fps up to \(videoMaxZoomFactor)x"
  }
}
