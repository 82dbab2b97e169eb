import CameraControl

/// An output that takes photos, which contain no picture.
///
/// The output stores the features that an app enables, without effect.
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
  init() = super.init(.photo)
  """)
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Takes a photo and calls the delegate for each step, on a private queue.
  ///
  /// On a phone this raises an exception without an active connection to a camera.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    let app = session?.app ?? .ambient
    guard let connection = connection(with: .video), connection.isActive else {
      app.phone.host.raise(.noConnection(of: self, "capturePhotoWithSettings:delegate:"))
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

  /// Whether a photo should have high quality or be ready quickly.
  @nonexhaustive
  public enum QualityPrioritization: Int, Sendable {
    case speed = 1
    case balanced, quality
  }

  /// Whether an output can take a photo.
  @nonexhaustive
  public enum CaptureReadiness: Int, Sendable {
    case sessionNotRunning, ready, notReadyMomentarily, notReadyWaitingForCapture,
      notReadyWaitingForProcessing
  }
}

/// A coordinator for the state of a shutter button; a simulated output is always ready.
@Kept(
  """
  delegate: (any AVCapturePhotoOutputReadinessCoordinatorDelegate)? = nil
  func startTrackingCaptureRequest(using settings: AVCapturePhotoSettings)
  func stopTrackingCaptureRequest(using settingsUniqueID: Int64)
  let captureReadiness: AVCapturePhotoOutput.CaptureReadiness = .ready
  init(photoOutput: AVCapturePhotoOutput)
  """)
public final class AVCapturePhotoOutputReadinessCoordinator: NSObject {}

/// A delegate that receives a call when the readiness of an output changes.
public protocol AVCapturePhotoOutputReadinessCoordinatorDelegate: NSObjectProtocol {
  /// Called when the readiness has changed; in the simulation, it never changes.
  func readinessCoordinator(
    _ coordinator: AVCapturePhotoOutputReadinessCoordinator,
    captureReadinessDidChange captureReadiness: AVCapturePhotoOutput.CaptureReadiness)
}

/// A delegate that follows the capture of a photo; every method is optional.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// Called when the settings are resolved and the capture is about to begin.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Called just before the photo is taken.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Called when the photo has been taken.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Called with the finished photo, or with the error that prevented it.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
  /// Called with a photo that the system finishes later; no simulated phone delivers one.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCapturingDeferredPhotoProxy deferredPhotoProxy: AVCaptureDeferredPhotoProxy?,
    error: (any Error)?)
  /// Called last, when the capture is complete.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
  /// Called when the movie of a Live Photo has been recorded; no simulated phone records one.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt url: URL,
    resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Called when the movie of a Live Photo is finished; no simulated phone records one.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt url: URL,
    duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  #kept(
    """
    func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor: AVCaptureResolvedPhotoSettings)
    func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor: AVCaptureResolvedPhotoSettings)
    func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor: AVCaptureResolvedPhotoSettings)
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto: AVCapturePhoto, error: (any Error)?)
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishCaptureFor: AVCaptureResolvedPhotoSettings, error: (any Error)?)
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishCapturingDeferredPhotoProxy: AVCaptureDeferredPhotoProxy?, error: (any Error)?)
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt: URL, resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt: URL, duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
    """)
}
