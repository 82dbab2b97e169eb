import CameraControl

/// An app's settings for sound, which have no effect; a test can read them.
@Settings(
  #"""
  let category: Category = requested.value("category", or: .soloAmbient); let mode: Mode = requested.value("mode", or: .default)
  let categoryOptions: CategoryOptions = requested.value("options", or: []); let isActive: Bool = requested.value("isActive", or: false)
  func setMode(_ mode: Mode) throws = requested.keep(mode, as: "mode")
  func setActive(_ active: Bool, options: SetActiveOptions = []) throws = requested.keep(active, as: "isActive")
  let allowHapticsAndSystemSoundsDuringRecording: Bool = requested.value("haptics", or: false)
  func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws = requested.keep(inValue, as: "haptics")
  """#)
public final class AVAudioSession: NSObject, PhoneOwned {
  package override init() {}

  #kept(
    """
    let outputVolume: Float = 0.5; let isOtherAudioPlaying: Bool = false; let sampleRate: Double = 48_000; let ioBufferDuration: Double = 0.005; let inputGain: Float = 1
    let currentRoute: AVAudioSessionRouteDescription = .init(); let availableInputs: [AVAudioSessionPortDescription]? = []
    func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws; func setPreferredSampleRate(_ sampleRate: Double) throws
    func overrideOutputAudioPort(_ portOverride: PortOverride) throws; let recordPermission: RecordPermission = .current
    func setPreferredIOBufferDuration(_ duration: Double) throws
    @preconcurrency func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) = RecordPermission.ask(response)
    """)

  /// Returns the audio session of the phone.
  public class func sharedInstance() -> AVAudioSession { of(PhoneApp.ambient.phone) }

  /// Sets the purpose, the mode, and the options of the app's sound.
  public func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {
    requested.keep(category, as: "category")
    requested.keep(mode, as: "mode")
    requested.keep(options, as: "options")
  }

  /// The purpose of an app's sound.
  @RawText(
    "AVAudioSessionCategory", "ambient; soloAmbient; playback; record; playAndRecord; multiRoute")
  public struct Category: RawRepresentable, Hashable, Sendable {}

  /// How an app uses sound.
  @RawText(
    "AVAudioSessionMode",
    "`default`; videoRecording; videoChat; measurement; voiceChat; moviePlayback; spokenAudio")
  public struct Mode: RawRepresentable, Hashable, Sendable {}

  /// How an app shares sound with other apps.
  @Flags(
    "mixWithOthers; duckOthers; allowBluetooth; defaultToSpeaker; allowBluetoothA2DP = 1 << 5; allowBluetoothHFP = 1 << 2; allowAirPlay = 1 << 6; overrideMutedMicrophoneInterruption = 1 << 7; bluetoothHighQualityRecording = 1 << 19"
  )
  public struct CategoryOptions: OptionSet, Hashable, Sendable {}

  /// Whether the person lets the app use the microphone.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756e_6474
    case denied = 0x6465_6e79
    case granted = 0x6772_6e74

    static var current: Self {
      let status = PhoneApp.ambient.status(for: .audio, source: "AVAudioSession")
      return status == .authorized ? .granted : status == .notDetermined ? .undetermined : .denied
    }

    static func ask(_ response: @escaping @Sendable (Bool) -> Void) {
      let app = PhoneApp.ambient
      let answer = app.answer(for: .audio, source: "AVAudioSession")
      if let answer { app.deliver { response(answer) } }
    }
  }

  /// A kind of microphone or speaker.
  @RawText(
    #"builtInMic = "MicrophoneBuiltIn"; headsetMic = "MicrophoneWired"; bluetoothHFP = "BluetoothHFP""#
  )
  public struct Port: RawRepresentable, Hashable, Sendable {}

  /// Whether sound plays through the speaker instead of the usual output.
  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6b72
  }

  /// Options for the moment when an app begins or stops using sound.
  @Flags("notifyOthersOnDeactivation")
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {}

  // Nothing interrupts the sound; a test posts the notifications.
  #kept(
    #"""
    class let interruptionNotification: Notification.Name = .init("AVAudioSessionInterruptionNotification")
    class let routeChangeNotification: Notification.Name = .init("AVAudioSessionRouteChangeNotification")
    class let mediaServicesWereResetNotification: Notification.Name = .init("AVAudioSessionMediaServicesWereResetNotification")
    """#)

  /// Whether an interruption begins or ends.
  public enum InterruptionType: UInt, Sendable {
    case ended, began
  }

  /// What an app may do after an interruption.
  @Flags("shouldResume")
  public struct InterruptionOptions: OptionSet, Sendable {}

  /// The reason why sound uses another input or output.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }
}

/// The inputs that sound comes from, and the outputs that play it.
@Kept(
  "let inputs: [AVAudioSessionPortDescription] = []; let outputs: [AVAudioSessionPortDescription] = []"
)
public final class AVAudioSessionRouteDescription: NSObject, Sendable {}

/// A microphone or a speaker.
@Kept(
  #"let portName: String = "iPhone Microphone"; let uid: String = "Built-In Microphone"; let portType: AVAudioSession.Port = .builtInMic"#
)
public final class AVAudioSessionPortDescription: NSObject, Sendable {}

/// An app's access to sound, in Apple's newer API.
@Kept(
  """
  static func requestRecordPermission() async -> Bool = await withCheckedContinuation { answer in AVAudioSession.RecordPermission.ask { answer.resume(returning: $0) } }
  static func requestRecordPermission(completionHandler: @escaping @Sendable (Bool) -> Void) = AVAudioSession.RecordPermission.ask(completionHandler)
  static let shared: AVAudioApplication = .init(); let recordPermission: AVAudioSession.RecordPermission = .current
  """)
public final class AVAudioApplication: NSObject, Sendable {}

// The backticks exempt the names from the lint rule on names.
/// The keys for the user info of an audio session's notifications.
public let (
  `AVAudioSessionInterruptionTypeKey`, `AVAudioSessionInterruptionOptionKey`,
  `AVAudioSessionRouteChangeReasonKey`
) = (
  "AVAudioSessionInterruptionTypeKey", "AVAudioSessionInterruptionOptionKey",
  "AVAudioSessionRouteChangeReasonKey"
)
