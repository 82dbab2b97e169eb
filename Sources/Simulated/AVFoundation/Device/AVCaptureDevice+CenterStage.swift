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
  /// When a phone may change to another lens.
  @nonexhaustive
  public enum PrimaryConstituentDeviceSwitchingBehavior: Int, Sendable {
    case unsupported, auto, restricted, locked
  }

  /// Who decides whether pictures follow people.
  @nonexhaustive
  public enum CenterStageControlMode: Int, Sendable { case user, app, cooperative }

  /// What a microphone picks up.
  @nonexhaustive
  public enum MicrophoneMode: Int, Sendable { case standard, wideSpectrum, voiceIsolation }

  /// When a phone may go over to another lens by itself.
  @Flags("videoZoomChanged; focusModeChanged; exposureModeChanged")
  public struct PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions: OptionSet, Sendable {
  }

  /// Says when the phone may go over to another lens by itself, which it does not.
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

  /// Whether pictures of the front camera follow people, if they could.
  public class var isCenterStageEnabled: Bool {
    get { CenterStage.here.isOn }
    set { CenterStage.here.isOn = newValue }
  }

  /// Who decides whether pictures follow people.
  public class var centerStageControlMode: CenterStageControlMode {
    get { CenterStage.here.mode }
    set { CenterStage.here.mode = newValue }
  }
}

/// What an app has said of a phone's pictures that would follow people.
@Settings("isOn = false; mode = AVCaptureDevice.CenterStageControlMode.user")
private final class CenterStage: PhoneOwned {
  static var here: CenterStage { of(PhoneApp.ambient.phone) }
}
