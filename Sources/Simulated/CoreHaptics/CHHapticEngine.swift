// Apple's module exports this, so sources that import nothing else rely on it.
@_exported import SimulatedFoundation

/// Accepts and plays haptic patterns without an effect; it never stops by itself.
@Kept(
  """
  playsHapticsOnly = false; isAutoShutdownEnabled = false; func start() throws
  func start(completionHandler: CompletionHandler? = nil) = completionHandler?(nil)
  func stop(completionHandler: CompletionHandler? = nil) = completionHandler?(nil)
  func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer = Player()
  func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer = Player()
  static func capabilitiesForHardware() -> any CHHapticDeviceCapability = Capability()
  init() throws
  """)
public final class CHHapticEngine {
  /// What is called when something is done.
  public typealias CompletionHandler = ((any Error)?) -> Void

  /// What is called after the system has reset the engine; it never is.
  public var resetHandler: () -> Void = {}
  /// What is called when the engine has stopped by itself; it never is.
  public var stoppedHandler: (StoppedReason) -> Void = { _ in }

  /// Why an engine stopped.
  public enum StoppedReason: Int, Sendable {
    case systemError = -1
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed
    case gameControllerDisconnect
  }

  @Kept("func start(atTime time: TimeInterval) throws; func stop(atTime time: TimeInterval) throws")
  private final class Player: CHHapticPatternPlayer {}

  @Kept("let supportsHaptics: Bool = true; let supportsAudio: Bool = true")
  private struct Capability: CHHapticDeviceCapability {}
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer {
  /// Starts at a time of the engine; 0 is now.
  func start(atTime time: TimeInterval) throws
  /// Stops at a time of the engine; 0 is now.
  func stop(atTime time: TimeInterval) throws
}

/// What a phone can do.
public protocol CHHapticDeviceCapability {
  /// Whether it knocks.
  var supportsHaptics: Bool { get }
  /// Whether patterns can be heard.
  var supportsAudio: Bool { get }
}

/// Knocks and their times.
@Kept(
  """
  init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws = (self.events, self.parameters) = (events, parameters)
  let duration: TimeInterval = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  """)
public final class CHHapticPattern {
  private let events: [CHHapticEvent]
  private let parameters: [CHHapticDynamicParameter]
}

/// A knock.
@Fields(
  "let",
  """
  eventType: EventType, eventParameters: [CHHapticEventParameter], relativeTime: TimeInterval,
  duration: TimeInterval
  """)
public final class CHHapticEvent {
  /// Creates a knock that takes no time.
  public convenience init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    self.init(
      eventType: type, eventParameters: eventParams, relativeTime: time, duration: duration)
  }

  /// A kind of knock.
  @RawText("HapticEventType", "hapticTransient; hapticContinuous; audioContinuous; audioCustom")
  public struct EventType: RawRepresentable, Hashable, Sendable {}

  /// What a knock has more or less of.
  @RawText(
    "HapticEventParameterID",
    "hapticIntensity; hapticSharpness; attackTime; decayTime; releaseTime; sustained")
  public struct ParameterID: RawRepresentable, Hashable, Sendable {}
}

/// How much of something a knock has.
@Fields("let", "parameterID: CHHapticEvent.ParameterID, value: Float")
public final class CHHapticEventParameter {}

/// What changes while a pattern plays.
@Fields("let", "parameterID: ID, value: Float, relativeTime: TimeInterval")
public final class CHHapticDynamicParameter {
  /// What can change.
  @RawText("HapticDynamicParameterID", "hapticIntensityControl; hapticSharpnessControl")
  public struct ID: RawRepresentable, Hashable, Sendable {}
}

// The backticks exempt Apple's name from the lint rule on names.
/// The time of an engine that means now.
public let `CHHapticTimeImmediate`: TimeInterval = 0
