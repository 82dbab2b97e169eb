import CameraControl

extension AVCaptureDevice {
  /// The format in use, which sets the limits of zoom and exposure.
  ///
  /// Set only an object from ``formats``, not an equal format of another camera.
  public var activeFormat: Format {
    get {
      let active = device.activeFormat
      return formats.first { $0.format == active } ?? Format(active)
    }
    set {
      attempt { () throws(CaptureError) in
        try device.requireLock("Setting activeFormat")
        let isEqualOnly = !formats.contains(newValue) && device.formats.contains(newValue.format)
        guard !isEqualOnly else { throw .formatOfAnotherCamera(newValue.format, on: localizedName) }
        try device.setActiveFormat(newValue.format)
        forgetFrameDurations()
        forgetShape()
      }
    }
  }

  /// The color space of the pictures, which the active format has to support.
  ///
  /// On a phone, setting an unsupported color space raises an exception.
  public var activeColorSpace: AVCaptureColorSpace {
    get { requested.value("colorSpace", or: .sRGB) }
    set {
      guard activeFormat.supportedColorSpaces.contains(newValue) else {
        phone?.host.raise(.unsupportedColorSpace(newValue, on: localizedName))
        return
      }
      configure("Setting activeColorSpace") { requested.keep(newValue, as: "colorSpace") }
    }
  }

  /// The shortest duration of a frame, which has no effect; an invalid time restores the default.
  public var activeVideoMinFrameDuration: CMTime {
    get { requested.value(Self.minFrameDuration, or: usualFrameDuration) }
    set { setFrameDuration(newValue, as: Self.minFrameDuration, rate: "maxFrameRate") }
  }

  /// The longest duration of a frame, which has no effect; an invalid time restores the default.
  public var activeVideoMaxFrameDuration: CMTime {
    get { requested.value(Self.maxFrameDuration, or: usualFrameDuration) }
    set { setFrameDuration(newValue, as: Self.maxFrameDuration, rate: "minFrameRate") }
  }

  private static let minFrameDuration = "ActiveVideoMinFrameDuration"
  private static let maxFrameDuration = "ActiveVideoMaxFrameDuration"

  private var usualFrameDuration: CMTime {
    activeFormat.videoSupportedFrameRateRanges[0].minFrameDuration
  }

  /// Restores the durations of frames, as a new format, a new preset and a session do (DEV28).
  func forgetFrameDurations() {
    requested.forget(Self.minFrameDuration)
    requested.forget(Self.maxFrameDuration)
  }

  private func setFrameDuration(_ duration: CMTime, as name: String, rate: String) {
    configure("Setting a\(name.dropFirst())") { () throws(CaptureError) in
      let ranges = activeFormat.videoSupportedFrameRateRanges
      if !duration.isValid {
        requested.forget(name)
      } else if ranges.contains(where: { $0.contains(duration) }) {
        requested.keep(duration, as: name)
      } else {
        throw .unsupportedFrameDuration(duration, ranges, on: localizedName, name, rate)
      }
    }
  }

  /// A format in which a device can capture.
  public final class Format: NSObject, Sendable {
    let format: CaptureDevice.Format

    init(_ format: CaptureDevice.Format) { self.format = format }
  }
}

extension AVCaptureDevice.Format {
  /// The description of the format, which contains the dimensions of the pictures.
  public var formatDescription: CMFormatDescription {
    let (width, height) = (Int32(clamping: format.width), Int32(clamping: format.height))
    return CMFormatDescription(
      CMVideoDimensions(width: width, height: height), .video,
      CMFormatDescription.MediaSubType(rawValue: kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange))
  }

  /// The frame rates that the format supports.
  public var videoSupportedFrameRateRanges: [AVFrameRateRange] {
    [AVFrameRateRange(minFrameRate: 1, maxFrameRate: format.maxFrameRate)]
  }

  /// The recommended zoom range for the interface, or `nil` if there is none.
  public var systemRecommendedVideoZoomRange: ClosedRange<CGFloat>? {
    format.systemRecommendedVideoZoomRange.map { CGFloat($0.lowerBound)...CGFloat($0.upperBound) }
  }

  /// The recommended exposure-bias range for the interface, or `nil` if there is none.
  public var systemRecommendedExposureBiasRange: ClosedRange<Float>? {
    format.systemRecommendedExposureBiasRange
  }

  /// The largest legal zoom factor.
  public var videoMaxZoomFactor: CGFloat { CGFloat(format.videoMaxZoomFactor) }

  /// The zoom factor above which frames are upscaled rather than cropped.
  public var videoZoomFactorUpscaleThreshold: CGFloat {
    CGFloat(format.videoZoomFactorUpscaleThreshold)
  }

  /// The zoom factors above 1 at which the sensor delivers its native resolution again.
  public var secondaryNativeResolutionZoomFactors: [CGFloat] {
    format.secondaryNativeResolutionZoomFactors.map { CGFloat($0) }
  }

  /// The color spaces that the format supports; in the simulation, always the same two.
  public var supportedColorSpaces: [AVCaptureColorSpace] { [.sRGB, .P3_D65] }

  /// The method by which a lens focuses automatically.
  @nonexhaustive
  public enum AutoFocusSystem: Int, Sendable { case none, contrastDetection, phaseDetection }

  // Fixed values for the simulation.
  #kept(
    """
    let minISO: Float = 32; let maxISO: Float = 3072; let videoFieldOfView: Float = 70; let geometricDistortionCorrectedVideoFieldOfView: Float = 70; let isVideoHDRSupported: Bool = false
    let minExposureDuration: CMTime = CMTime(value: 1, timescale: 50_000); let maxExposureDuration: CMTime = CMTime(value: 1, timescale: 1)
    let isHighestPhotoQualitySupported: Bool = true; let isMultiCamSupported: Bool = true; let isVideoBinned: Bool = false
    let supportedDepthDataFormats: [AVCaptureDevice.Format] = []; let autoFocusSystem: AutoFocusSystem = .phaseDetection
    let highResolutionStillImageDimensions: CMVideoDimensions = supportedMaxPhotoDimensions[0]; let isCenterStageSupported: Bool = false
    let isPortraitEffectSupported: Bool = false; let isStudioLightSupported: Bool = false; let isCinematicVideoCaptureSupported: Bool = false
    let isGlobalToneMappingSupported: Bool = true; let mediaType: AVMediaType = .video
    let supportedMaxPhotoDimensions: [CMVideoDimensions] = [CMVideoDimensions(width: 4032, height: 3024)]
    """)
}

/// A color space in which a device delivers pictures.
@nonexhaustive
public enum AVCaptureColorSpace: Int, Sendable {
  /// The colors of most displays.
  case sRGB = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The wide colors of an iPhone's display.
  case P3_D65 = 1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The wide colors of HDR video.
  case HLG_BT2020 = 2
  /// Logarithmic colors, for color grading after the recording.
  case appleLog = 3
  /// Logarithmic colors with a wider gamut.
  case appleLog2 = 4
}

extension CaptureError {
  fileprivate static func unsupportedColorSpace(
    _ space: AVCaptureColorSpace, on name: String
  ) -> CaptureError {
    CaptureError(
      .unsupportedColorSpace, rule: "DEV25", source: name,
      problem: "The active format does not support the color space \(space).",
      remedy: "Choose one of supportedColorSpaces, or a format that supports it.",
      exception: .invalidArgument(
        "*** -[AVCaptureDevice setActiveColorSpace:] - the passed color space is not supported by "
          + "the device's active format"))
  }

  fileprivate static func unsupportedFrameDuration(
    _ duration: CMTime, _ ranges: [AVFrameRateRange], on name: String, _ property: String,
    _ rate: String
  ) -> CaptureError {
    let rates = ranges.map { "\($0.minFrameRate) to \($0.maxFrameRate)" }
    let wanted = String(format: "%f", 1 / duration.seconds)
    return CaptureError(
      .unsupportedFrameDuration, rule: "DEV27", source: name,
      problem: "The active format does not support frames of \(duration.seconds) s.",
      remedy: "Choose a duration from one of its videoSupportedFrameRateRanges.",
      exception: .invalidArgument(
        "AVCaptureDevice", "set\(property):",
        "Unsupported frame duration - Supported ranges: (\(rates.joined(separator: ", "))), "
          + "tried to set \(rate) to \(wanted)"))
  }
}

extension CaptureError.Code {
  fileprivate static let unsupportedFrameDuration = Self(rawValue: "unsupportedFrameDuration")
  fileprivate static let unsupportedColorSpace = Self(rawValue: "unsupportedColorSpace")
}

/// A range of frame rates.
public final class AVFrameRateRange: NSObject, Sendable {
  /// The lowest frame rate, in frames per second.
  public let minFrameRate: Double
  /// The highest frame rate, in frames per second.
  public let maxFrameRate: Double

  init(minFrameRate: Double, maxFrameRate: Double) {
    (self.minFrameRate, self.maxFrameRate) = (minFrameRate, maxFrameRate)
  }

  /// The shortest duration of a frame.
  public var minFrameDuration: CMTime { Self.duration(at: maxFrameRate) }
  /// The longest duration of a frame.
  public var maxFrameDuration: CMTime { Self.duration(at: minFrameRate) }

  func contains(_ duration: CMTime) -> Bool {
    minFrameDuration <= duration && duration <= maxFrameDuration
  }

  /// Returns the duration of a frame, exactly for a rate with three decimals, such as 29.97.
  private static func duration(at rate: Double) -> CMTime {
    if let scale = CMTimeScale(exactly: rate) { return CMTime(value: 1, timescale: scale) }
    let thousandths = CMTimeScale(exactly: (rate * 1000).rounded())
    return thousandths.map { CMTime(value: 1000, timescale: $0) }
      ?? CMTime(seconds: 1 / rate, preferredTimescale: 600)
  }
}
