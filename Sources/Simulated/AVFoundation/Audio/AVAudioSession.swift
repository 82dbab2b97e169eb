import CameraControl
public import Foundation

/// What an app says of its sound; kept as it was given, without effect.
public final class AVAudioSession: NSObject, Sendable {
  private let settings = Guarded(Settings())

  private struct Settings {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
    var isActive = false
    var allowsHaptics = false
  }

  private override init() {}

  /// Returns the audio session of the phone.
  public class func sharedInstance() -> AVAudioSession {
    PhoneApp.ambient.phone.attachedObjects.object(for: ObjectIdentifier(AVAudioSession.self)) {
      AVAudioSession()
    }
  }

  /// What the app uses sound for.
  public var category: Category { settings.withLock { $0.category } }

  /// How the app uses sound.
  public var mode: Mode { settings.withLock { $0.mode } }

  /// How the app shares sound with others.
  public var categoryOptions: CategoryOptions { settings.withLock { $0.options } }

  /// Says what the app uses sound for.
  public func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {
    settings.withLock { ($0.category, $0.mode, $0.options) = (category, mode, options) }
  }

  /// Says how the app uses sound.
  public func setMode(_ mode: Mode) throws { settings.withLock { $0.mode = mode } }

  /// Says whether the app uses sound now.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    settings.withLock { $0.isActive = active }
  }

  /// Whether the app said last that it uses sound, for a test to read.
  public var isActive: Bool { settings.withLock { $0.isActive } }

  /// Says whether haptics may be played while the app records.
  public func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
    settings.withLock { $0.allowsHaptics = inValue }
  }

  /// Whether haptics may be played while the app records.
  public var allowHapticsAndSystemSoundsDuringRecording: Bool {
    settings.withLock { $0.allowsHaptics }
  }
}

extension AVAudioSession {
  /// What an app uses sound for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name of the use.
    public let rawValue: String

    /// Creates a use from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sound that others may accompany.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound that silences others.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sound that the app is about.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Recording and playing.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// How an app uses sound.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In no special way.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// For video.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// For a call with video.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// For measurements, without processing.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
  }

  /// How an app shares sound with others.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other apps go on playing.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Other apps play more quietly.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Headsets can be used.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// Sound comes from the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// Headphones can be used.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
  }

  /// What happens when an app begins or stops using sound.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other apps are told when the app stops.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
}
