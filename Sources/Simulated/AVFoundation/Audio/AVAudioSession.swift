import CameraControl
public import Foundation
import SimulatedCoreGraphics

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
  ) throws { settings.withLock { ($0.category, $0.mode, $0.options) = (category, mode, options) } }

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
  @RawText("AVAudioSessionCategory", "ambient; soloAmbient; playback; record; playAndRecord")
  public struct Category: RawRepresentable, Hashable, Sendable {}

  /// How an app uses sound.
  @RawText("AVAudioSessionMode", "`default`; videoRecording; videoChat; measurement")
  public struct Mode: RawRepresentable, Hashable, Sendable {}

  /// How an app shares sound with others.
  @Flags(
    "mixWithOthers; duckOthers; allowBluetooth; defaultToSpeaker; allowBluetoothA2DP = 1 << 5")
  public struct CategoryOptions: OptionSet, Hashable, Sendable {}

  /// What happens when an app begins or stops using sound.
  @Flags("notifyOthersOnDeactivation")
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {}
}
