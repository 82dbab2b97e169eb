/// A picture size and frame rate of a camera, with the limits that apply to them.
public struct CameraFormat: Hashable, Codable, Sendable {
  /// The width of a picture in pixels.
  public let width: Int

  /// The height of a picture in pixels.
  public let height: Int

  /// The largest number of pictures per second.
  public let maxFrameRate: Double

  /// The largest allowed zoom factor; 1 means that the format can't zoom.
  public let videoMaxZoomFactor: Double

  /// The zoom factor above which the device upscales pictures instead of cropping them.
  public let videoZoomFactorUpscaleThreshold: Double

  /// The zoom factors that the system recommends, or `nil` if it recommends none.
  public let systemRecommendedVideoZoomRange: ClosedRange<Double>?

  /// The exposure biases that the system recommends, or `nil` if it recommends none.
  public let systemRecommendedExposureBiasRange: ClosedRange<Float>?

  /// The allowed exposure biases; a range of one value means that you can't set the bias.
  public let exposureTargetBiasRange: ClosedRange<Float>

  /// The zoom factors above 1 at which the sensor delivers its full resolution, as it does at 1.
  public let secondaryNativeResolutionZoomFactors: [Double]

  /// Creates a format.
  ///
  /// Throws an error if a number is impossible for a camera (DEV01, DEV11).
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

  // A constant cannot throw, so stock formats are not validated here. A test validates all of them.
  init(
    stock size: (width: Int, height: Int), maxFrameRate: Double, maxZoom: Double,
    recommendedZoom: Double, upscaleThreshold: Double, bias: Float, recommendedBias: Float,
    secondaryNativeResolution: [Double] = []
  ) {
    width = size.width
    height = size.height
    self.maxFrameRate = maxFrameRate
    videoMaxZoomFactor = maxZoom
    videoZoomFactorUpscaleThreshold = upscaleThreshold
    systemRecommendedVideoZoomRange = 1...recommendedZoom
    systemRecommendedExposureBiasRange = -recommendedBias...recommendedBias
    exposureTargetBiasRange = -bias...bias
    secondaryNativeResolutionZoomFactors = secondaryNativeResolution
  }

  /// Whether there is more than one legal zoom factor.
  package var canZoom: Bool { videoMaxZoomFactor > 1 }

  /// Whether there is more than one legal exposure bias.
  package var canSetExposureBias: Bool {
    exposureTargetBiasRange.lowerBound < exposureTargetBiasRange.upperBound
  }

  /// Throws an error if no camera could have one of the numbers.
  func validate() throws(CaptureError) {
    guard width > 0, height > 0 else {
      throw CaptureError(
        .invalidCount, rule: "DEV11", source: "CaptureDevice.Format",
        problem: "A format of \(size) has no picture.",
        remedy: "Give it a width and a height of at least one pixel.")
    }
    var numbers = [
      ("maxFrameRate", maxFrameRate, "DEV11"), ("videoMaxZoomFactor", videoMaxZoomFactor, "DEV01"),
      ("videoZoomFactorUpscaleThreshold", videoZoomFactorUpscaleThreshold, "DEV01"),
    ]
    for factor in secondaryNativeResolutionZoomFactors {
      numbers.append(("secondaryNativeResolutionZoomFactors", factor, "DEV01"))
    }
    for (name, number, rule) in numbers where !number.isFinite {
      throw wrong(.notFinite, rule, name, "\(number)", "Give it a finite number.")
    }
    guard maxFrameRate > 0 else {
      throw wrong(.outOfRange, "DEV11", "maxFrameRate", "\(maxFrameRate)", "Give it one above 0.")
    }
    guard videoMaxZoomFactor >= 1 else {
      throw wrong(
        .outOfRange, "DEV01", "videoMaxZoomFactor", "\(videoMaxZoomFactor)",
        "Give it at least 1, which is no zoom.")
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
    throw wrong(.notFinite, rule, name, "\(range)", "Give it finite bounds.")
  }

  private func wrong(
    _ code: CaptureError.Code, _ rule: String, _ name: String, _ number: String, _ remedy: String
  ) -> CaptureError {
    CaptureError(
      code, rule: rule, source: "CaptureDevice.Format",
      problem: "The \(name) of a format of \(size) is \(number).", remedy: remedy)
  }

  private var size: String { "\(width) by \(height) pixels" }
}

extension CameraFormat: CustomStringConvertible {
  /// The size, frame rate and zoom, such as `3840x2160 60 fps up to 9.0x`.
  public var description: String {
    let rate = maxFrameRate.description
    let short = rate.hasSuffix(".0") ? String(rate.dropLast(2)) : rate
    return "\(width)x\(height) \(short) fps up to \(videoMaxZoomFactor)x"
  }
}
