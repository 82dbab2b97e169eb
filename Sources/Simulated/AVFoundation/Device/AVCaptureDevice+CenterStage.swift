import CameraControl

extension AVCaptureDevice {
  #deviceSettings(
    """
    activeMaxExposureDuration: CMTime = .invalid; isGlobalToneMappingEnabled: Bool = false
    isFaceDrivenAutoFocusEnabled: Bool = true; isFaceDrivenAutoExposureEnabled: Bool = true
    automaticallyAdjustsFaceDrivenAutoFocusEnabled: Bool = true
    automaticallyAdjustsFaceDrivenAutoExposureEnabled: Bool = true
    """)
  #kept(
    #"""
    let primaryConstituentDeviceSwitchingBehavior: PrimaryConstituentDeviceSwitchingBehavior = requested.value("switching", or: .auto)
    let primaryConstituentDeviceRestrictedSwitchingBehaviorConditions: PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions = requested.value("switchingConditions", or: [])
    class let preferredMicrophoneMode: MicrophoneMode = .standard; class let activeMicrophoneMode: MicrophoneMode = .standard
    """#)
  /// When a phone may switch to another lens.
  @nonexhaustive
  public enum PrimaryConstituentDeviceSwitchingBehavior: Int, Sendable {
    case unsupported, auto, restricted, locked
  }

  /// Who turns Center Stage on and off: the person, the app, or both.
  @nonexhaustive
  public enum CenterStageControlMode: Int, Sendable { case user, app, cooperative }

  /// Which sounds a microphone picks up.
  @nonexhaustive
  public enum MicrophoneMode: Int, Sendable { case standard, wideSpectrum, voiceIsolation }

  /// The conditions under which a phone may switch to another lens automatically.
  @Flags("videoZoomChanged; focusModeChanged; exposureModeChanged")
  public struct PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions: OptionSet, Sendable {
  }

  /// Stores when the phone may switch to another lens; a simulated phone never switches.
  public func setPrimaryConstituentDeviceSwitchingBehavior(
    _ switchingBehavior: PrimaryConstituentDeviceSwitchingBehavior,
    restrictedSwitchingBehaviorConditions:
      PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions
  ) {
    configure("Setting primaryConstituentDeviceSwitchingBehavior") {
      requested.keep(switchingBehavior, as: "switching")
      requested.keep(restrictedSwitchingBehaviorConditions, as: "switchingConditions")
    }
  }

  /// Whether Center Stage is on; in the simulation, it has no effect on pictures.
  public class var isCenterStageEnabled: Bool {
    get { CenterStage.here.isOn }
    set { CenterStage.here.isOn = newValue }
  }

  /// Who turns Center Stage on and off: the person, the app, or both.
  public class var centerStageControlMode: CenterStageControlMode {
    get { CenterStage.here.mode }
    set { CenterStage.here.mode = newValue }
  }
}

/// An app's settings for Center Stage.
@Settings("isOn = false; mode = AVCaptureDevice.CenterStageControlMode.user")
private final class CenterStage: PhoneOwned {
  static var here: CenterStage { of(PhoneApp.ambient.phone) }
}
