import CameraControl
public import Foundation

extension AVCaptureDevice {
  /// The format in use, which sets the limits of zoom and bias.
  public var activeFormat: Format {
    get {
      let active = device.activeFormat
      return formats.first { $0.format == active } ?? Format(active)
    }
    set {
      attempt { () throws(CaptureError) in try device.setActiveFormat(newValue.format) }
    }
  }

  /// How long the shortest picture lasts; kept, without an effect.
  public var activeVideoMinFrameDuration: CMTime {
    get { setting(\.minFrameDuration) }
    set { configure("Setting activeVideoMinFrameDuration") { $0.minFrameDuration = newValue } }
  }

  /// How long the longest picture lasts; kept, without an effect.
  public var activeVideoMaxFrameDuration: CMTime {
    get { setting(\.maxFrameDuration) }
    set { configure("Setting activeVideoMaxFrameDuration") { $0.maxFrameDuration = newValue } }
  }

  /// One way in which a device can deliver pictures.
  public final class Format: NSObject, Sendable {
    let format: CaptureDevice.Format

    init(_ format: CaptureDevice.Format) {
      self.format = format
    }
  }
}

extension AVCaptureDevice.Format {
  /// What the pictures are.
  public var mediaType: AVMediaType { .video }

  /// What the format says about its pictures.
  public var formatDescription: CMFormatDescription {
    let (width, height) = (Int32(clamping: format.width), Int32(clamping: format.height))
    return CMFormatDescription(CMVideoDimensions(width: width, height: height))
  }

  /// How many pictures per second there can be.
  public var videoSupportedFrameRateRanges: [AVFrameRateRange] {
    [AVFrameRateRange(minFrameRate: 1, maxFrameRate: format.maxFrameRate)]
  }

  /// The sizes that photos can have.
  public var supportedMaxPhotoDimensions: [CMVideoDimensions] {
    [CMVideoDimensions(width: 4032, height: 3024)]
  }

  /// The zoom factors to offer people, or nil where nothing is recommended.
  public var systemRecommendedVideoZoomRange: ClosedRange<CGFloat>? {
    format.systemRecommendedVideoZoomRange.map { CGFloat($0.lowerBound)...CGFloat($0.upperBound) }
  }

  /// The exposure biases to offer people, or nil where nothing is recommended.
  public var systemRecommendedExposureBiasRange: ClosedRange<Float>? {
    format.systemRecommendedExposureBiasRange
  }

  /// The largest legal zoom factor.
  public var videoMaxZoomFactor: CGFloat { CGFloat(format.videoMaxZoomFactor) }

  /// The zoom factor above which pictures are enlarged rather than cut out.
  public var videoZoomFactorUpscaleThreshold: CGFloat {
    CGFloat(format.videoZoomFactorUpscaleThreshold)
  }

  /// The zoom factors above 1 at which the sensor gives its full sharpness again.
  public var secondaryNativeResolutionZoomFactors: [CGFloat] {
    format.secondaryNativeResolutionZoomFactors.map { CGFloat($0) }
  }

  /// The lowest sensitivity; a stand-in for simulation.
  public var minISO: Float { 32 }

  /// The highest sensitivity; a stand-in for simulation.
  public var maxISO: Float { 3072 }

  /// The shortest exposure; a stand-in for simulation.
  public var minExposureDuration: CMTime { CMTime(value: 1, timescale: 50_000) }

  /// The longest exposure; a stand-in for simulation.
  public var maxExposureDuration: CMTime { CMTime(value: 1, timescale: 1) }

  /// Whether pictures can have a higher dynamic range; they cannot.
  public var isVideoHDRSupported: Bool { false }

  /// Whether the format is a good one for photos.
  public var isHighestPhotoQualitySupported: Bool { true }

  /// How much the pictures show, in degrees; a stand-in for simulation.
  public var videoFieldOfView: Float { 70 }
}
