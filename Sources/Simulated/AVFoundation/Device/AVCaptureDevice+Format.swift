import CameraControl
public import Foundation

extension AVCaptureDevice {
  /// The format in use, which sets the limits of zoom and exposure.
  ///
  /// It takes only the objects in ``formats``, not an equal one of another camera.
  public var activeFormat: Format {
    get {
      let active = device.activeFormat
      return formats.first { $0.format == active } ?? Format(active)
    }
    set {
      attempt { () throws(CaptureError) in
        try device.requireLock("Setting activeFormat")
        let isEqualOnly = !formats.contains(newValue) && device.formats.contains(newValue.format)
        guard !isEqualOnly else {
          throw .formatOfAnotherCamera(newValue.format, on: localizedName)
        }
        try device.setActiveFormat(newValue.format)
      }
    }
  }

  /// The shortest duration of a frame; stored, without effect.
  public var activeVideoMinFrameDuration: CMTime {
    get { setting(\.minFrameDuration) }
    set { configure("Setting activeVideoMinFrameDuration") { $0.minFrameDuration = newValue } }
  }

  /// The longest duration of a frame; stored, without effect.
  public var activeVideoMaxFrameDuration: CMTime {
    get { setting(\.maxFrameDuration) }
    set { configure("Setting activeVideoMaxFrameDuration") { $0.maxFrameDuration = newValue } }
  }

  /// A format in which a device can capture.
  public final class Format: NSObject, Sendable {
    let format: CaptureDevice.Format

    init(_ format: CaptureDevice.Format) { self.format = format }
  }
}

extension AVCaptureDevice.Format {
  /// The media type of the format; always video.
  public var mediaType: AVMediaType { .video }

  /// The description of the format, which holds the dimensions.
  public var formatDescription: CMFormatDescription {
    let (width, height) = (Int32(clamping: format.width), Int32(clamping: format.height))
    return CMFormatDescription(
      CMVideoDimensions(width: width, height: height), .video,
      CMFormatDescription.MediaSubType(
        rawValue: kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange))
  }

  /// The frame rates that the format supports.
  public var videoSupportedFrameRateRanges: [AVFrameRateRange] {
    [AVFrameRateRange(minFrameRate: 1, maxFrameRate: format.maxFrameRate)]
  }

  /// The maximum photo dimensions to choose from; a stand-in for simulation.
  public var supportedMaxPhotoDimensions: [CMVideoDimensions] {
    [CMVideoDimensions(width: 4032, height: 3024)]
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

  /// The lowest ISO; a stand-in for simulation.
  public var minISO: Float { 32 }

  /// The highest ISO; a stand-in for simulation.
  public var maxISO: Float { 3072 }

  /// The shortest exposure duration; a stand-in for simulation.
  public var minExposureDuration: CMTime { CMTime(value: 1, timescale: 50_000) }

  /// The longest exposure duration; a stand-in for simulation.
  public var maxExposureDuration: CMTime { CMTime(value: 1, timescale: 1) }

  /// Whether the format supports HDR video; always `false`.
  public var isVideoHDRSupported: Bool { false }

  /// Whether the format supports the highest photo quality; always `true`.
  public var isHighestPhotoQualitySupported: Bool { true }

  /// The horizontal field of view, in degrees; a stand-in for simulation.
  public var videoFieldOfView: Float { 70 }
}
