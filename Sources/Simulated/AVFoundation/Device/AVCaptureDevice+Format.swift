import CameraControl

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

  // They have no effect.
  #deviceSettings(
    """
    activeVideoMinFrameDuration: CMTime = minFrameDuration
    activeVideoMaxFrameDuration: CMTime = maxFrameDuration
    """)

  /// A format in which a device can capture.
  public final class Format: NSObject, Sendable {
    let format: CaptureDevice.Format

    init(_ format: CaptureDevice.Format) { self.format = format }
  }
}

extension AVCaptureDevice.Format {
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

  #choices("AutoFocusSystem: Int = none, contrastDetection, phaseDetection")

  // Stand-ins for simulation.
  #kept(
    """
    let minISO: Float = 32; let maxISO: Float = 3072; let videoFieldOfView: Float = 70; let isVideoHDRSupported: Bool = false
    let minExposureDuration: CMTime = CMTime(value: 1, timescale: 50_000); let maxExposureDuration: CMTime = CMTime(value: 1, timescale: 1)
    let isHighestPhotoQualitySupported: Bool = true; let isMultiCamSupported: Bool = true; let isVideoBinned: Bool = false
    let supportedDepthDataFormats: [AVCaptureDevice.Format] = []; let autoFocusSystem: AutoFocusSystem = .phaseDetection
    let highResolutionStillImageDimensions: CMVideoDimensions = supportedMaxPhotoDimensions[0]; let isCenterStageSupported: Bool = false
    let isPortraitEffectSupported: Bool = false; let isStudioLightSupported: Bool = false; let mediaType: AVMediaType = .video
    let supportedMaxPhotoDimensions: [CMVideoDimensions] = [CMVideoDimensions(width: 4032, height: 3024)]
    """)
}
