import CameraControl

/// An output that takes photos, which contain no picture.
///
/// What it is asked for is stored, without effect.
@Settings(
  """
  let isAutoRedEyeReductionSupported: Bool = false; isHighResolutionCaptureEnabled = false; maxPhotoDimensions = CMVideoDimensions()
  maxPhotoQualityPrioritization = QualityPrioritization.balanced; isLivePhotoCaptureEnabled = false
  isLivePhotoCaptureSuspended = false; isLivePhotoAutoTrimmingEnabled = true
  isDepthDataDeliveryEnabled = false; isPortraitEffectsMatteDeliveryEnabled = false
  isZeroShutterLagEnabled = true; isResponsiveCaptureEnabled = false; isAppleProRAWEnabled = false
  isFastCapturePrioritizationEnabled = false; isAutoDeferredPhotoDeliveryEnabled = false
  isContentAwareDistortionCorrectionEnabled = false; isCameraSensorOrientationCompensationEnabled = true
  isConstantColorEnabled = false; isShutterSoundSuppressionEnabled = false
  enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] = []; isLensStabilizationDuringBracketedCaptureEnabled = false
  let availableSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] = []; let maxBracketedCapturePhotoCount: Int = 3
  let isCameraCalibrationDataDeliverySupported: Bool = false; let isStillImageStabilizationScene: Bool = false
  isVirtualDeviceConstituentPhotoDeliveryEnabled = false; preservesLivePhotoCaptureSuspendedOnSessionStop = false
  let isHighPhotoQualitySupported: Bool = false; let isLivePhotoCaptureSupported: Bool = false
  let isDepthDataDeliverySupported: Bool = false; let isZeroShutterLagSupported: Bool = false
  let isPortraitEffectsMatteDeliverySupported: Bool = false; let isAppleProRAWSupported: Bool = false
  let isResponsiveCaptureSupported: Bool = false; let isFastCapturePrioritizationSupported: Bool = false
  let isAutoDeferredPhotoDeliverySupported: Bool = false; let isConstantColorSupported: Bool = false
  let isContentAwareDistortionCorrectionSupported: Bool = false; let isShutterSoundSuppressionSupported: Bool = false
  let isCameraSensorOrientationCompensationSupported: Bool = false; let isStillImageStabilizationSupported: Bool = false
  let isVirtualDeviceConstituentPhotoDeliverySupported: Bool = false; let captureReadiness: CaptureReadiness = .ready
  let supportedFlashModes: [AVCaptureDevice.FlashMode] = [.off, .on, .auto]
  let isLensStabilizationDuringBracketedCaptureSupported: Bool = false
  let isFlashScene: Bool = false; let availablePhotoCodecTypes: [AVVideoCodecType] = [.hevc, .jpeg]
  let availableLivePhotoVideoCodecTypes: [AVVideoCodecType] = []
  let availablePhotoFileTypes: [AVFileType] = [.heic, .jpg]; let availableRawPhotoFileTypes: [AVFileType] = []
  let availablePhotoPixelFormatTypes: [UInt32] = []; let availableRawPhotoPixelFormatTypes: [UInt32] = []
  func supportedPhotoCodecTypes(for fileType: AVFileType) -> [AVVideoCodecType] = availablePhotoCodecTypes
  static func isAppleProRAWPixelFormat(_ pixelFormat: UInt32) -> Bool = false
  static func isBayerRAWPixelFormat(_ pixelFormat: UInt32) -> Bool = false
  func setPreparedPhotoSettingsArray(_ settings: [AVCapturePhotoSettings], completionHandler: ((Bool, (any Error)?) -> Void)? = nil) = completionHandler?(true, nil)
  """)
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Creates an output.
  public init() { super.init(.photo) }

  /// Takes a photo and calls the delegate for each step, on a private queue.
  ///
  /// On a phone this raises an exception without an active connection to a camera.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    let app = session?.app ?? .ambient
    guard let connection = connection(with: .video), connection.isActive else {
      app.phone.raise(.noConnection(of: self, "capturePhotoWithSettings:delegate:"))
      return
    }
    let photo = AVCapturePhoto(settings)
    let error = session?.cameraError
    let delegate = Handoff(delegate)
    app.noteCapture()
    app.deliver { [self] in
      let (delegate, resolved) = (delegate.value, photo.resolvedSettings)
      delegate.photoOutput(self, willBeginCaptureFor: resolved)
      delegate.photoOutput(self, willCapturePhotoFor: resolved)
      delegate.photoOutput(self, didCapturePhotoFor: resolved)
      delegate.photoOutput(self, didFinishProcessingPhoto: photo, error: error)
      delegate.photoOutput(self, didFinishCaptureFor: resolved, error: error)
    }
  }

  #choices(
    """
    QualityPrioritization: Int = speed = 1, balanced, quality
    CaptureReadiness: Int = sessionNotRunning, ready, notReadyMomentarily, \
      notReadyWaitingForCapture, notReadyWaitingForProcessing
    """)
}

/// A coordinator of the state of a shutter button; an output is always ready.
@Kept(
  """
  delegate: (any AVCapturePhotoOutputReadinessCoordinatorDelegate)? = nil
  func startTrackingCaptureRequest(using settings: AVCapturePhotoSettings)
  func stopTrackingCaptureRequest(using settingsUniqueID: Int64)
  let captureReadiness: AVCapturePhotoOutput.CaptureReadiness = .ready
  init(photoOutput: AVCapturePhotoOutput)
  """)
public final class AVCapturePhotoOutputReadinessCoordinator: NSObject {}

/// A delegate that is told when a photo can be taken.
public protocol AVCapturePhotoOutputReadinessCoordinatorDelegate: NSObjectProtocol {
  /// Called when it has changed, which it does not here.
  func readinessCoordinator(
    _ coordinator: AVCapturePhotoOutputReadinessCoordinator,
    captureReadinessDidChange captureReadiness: AVCapturePhotoOutput.CaptureReadiness)
}
