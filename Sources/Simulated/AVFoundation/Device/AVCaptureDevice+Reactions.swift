import CameraControl

/// A reaction: an effect that a phone adds to the picture.
@RawText("Reaction", "thumbsUp; thumbsDown; balloons; heart; fireworks; rain; confetti; lasers")
public struct AVCaptureReactionType: RawRepresentable, Hashable, Sendable {
  /// The name of a symbol for the effect.
  public var systemImageName: String { "face.smiling" }

  static let all: Set<AVCaptureReactionType> = [
    .thumbsUp, .thumbsDown, .balloons, .heart, .fireworks, .rain, .confetti, .lasers,
  ]
}

extension AVCaptureDevice {
  #kept(
    """
    class let reactionEffectsEnabled: Bool = true; class let reactionEffectGesturesEnabled: Bool = true
    let canPerformReactionEffects: Bool = hasMediaType(.video)
    """)

  /// The effects that the device can show; a camera can show all of them.
  public var availableReactionTypes: Set<AVCaptureReactionType> {
    hasMediaType(.video) ? AVCaptureReactionType.all : []
  }

  /// Records an effect in the trace.
  public func performEffect(for reactionType: AVCaptureReactionType) {
    guard let phone else { return }
    guard availableReactionTypes.contains(reactionType) else { return }
    phone.host.record(.device(localizedName, .effect(reactionType.rawValue)))
  }

  // What a simulated phone never does: it gains and loses no devices, and has nothing in its picture.
  #kept(
    #"""
    class let subjectAreaDidChangeNotification: Notification.Name = .init("AVCaptureDeviceSubjectAreaDidChangeNotification")
    class let wasConnectedNotification: Notification.Name = .init("AVCaptureDeviceWasConnectedNotification")
    class let wasDisconnectedNotification: Notification.Name = .init("AVCaptureDeviceWasDisconnectedNotification")
    let isLowLightBoostSupported: Bool = false; let isLowLightBoostEnabled: Bool = false
    let isGeometricDistortionCorrectionSupported: Bool = false; let isCenterStageActive: Bool = false
    let linkedDevices: [AVCaptureDevice] = []; class let isPortraitEffectEnabled: Bool = false
    let isPortraitEffectActive: Bool = false; let isStudioLightActive: Bool = false
    let isContinuityCamera: Bool = false; let isGeometricDistortionCorrectionActive: Bool = false
    let activePrimaryConstituent: AVCaptureDevice? = nil; let activePrimaryConstituentDeviceSwitchingBehavior: Int = 0
    func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool = hasMediaType(.video)
    let fallbackPrimaryConstituentDevices: [AVCaptureDevice] = []; let transportType: Int32 = 0
    let systemPressureState: SystemPressureState = .init(); let primaryConstituent: AVCaptureDevice? = nil
    let minimumFocusDistance: Int = -1; let cameraLensSmudgeDetectionStatus: AVCaptureCameraLensSmudgeDetectionStatus = .disabled
    let isAutoFocusRangeRestrictionSupported: Bool = false; let isAdjustingWhiteBalance: Bool = false
    class let isStudioLightEnabled: Bool = false; let dualCameraSwitchOverVideoZoomFactor: CGFloat = 2
    let nominalFocalLengthIn35mmFilm: Float = 24
    """#)

  // They have no effect.
  #deviceSettings(
    """
    automaticallyEnablesLowLightBoostWhenAvailable: Bool = false; isVideoHDREnabled: Bool = false
    automaticallyAdjustsVideoHDREnabled: Bool = true; isAutoVideoFrameRateEnabled: Bool = false
    isGeometricDistortionCorrectionEnabled: Bool = true; activeDepthDataFormat: Format? = nil
    activeDepthDataMinFrameDuration: CMTime = .invalid
    """)

  /// The pressure on the system, such as from heat: always nominal.
  @Kept("let level: Level = .nominal; let factors: Factors = []")
  public final class SystemPressureState: NSObject, Sendable {
    /// A level of system pressure.
    @RawText("AVCaptureSystemPressureLevel", "nominal; fair; serious; critical; shutdown")
    public struct Level: RawRepresentable, Hashable, Sendable {}

    /// The causes of system pressure.
    @Flags("systemTemperature; peakPower; depthModuleTemperature; cameraTemperature")
    public struct Factors: OptionSet, Sendable {}
  }

  /// The distances at which a lens looks for focus.
  public enum AutoFocusRangeRestriction: Int, Sendable { case none, near, far }
}

/// Whether a lens is clean; no simulated phone checks it.
@nonexhaustive
public enum AVCaptureCameraLensSmudgeDetectionStatus: Int, Sendable {
  case disabled, smudgeNotDetected, smudged, unknown
}
