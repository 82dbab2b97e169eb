/// One phase of a press of a hardware button or an AirPods stem.
public final class CaptureEvent: Sendable {
  /// The phase of the press.
  public let phase: CaptureEventPhase

  /// Whether your app should play a sound.
  ///
  /// The value is `true` for a press of an AirPods stem while the default sound is disabled, and
  /// `false` otherwise.
  public let shouldPlaySound: Bool

  private let host: PhoneHost
  private let instant: PhoneInstant

  init(_ press: CapturePress, on host: PhoneHost) {
    phase = press.phase
    shouldPlaySound = press.shouldPlaySound
    instant = press.instant
    self.host = host
  }

  /// Plays a sound through the AirPods.
  ///
  /// The person can't see the AirPods they press, so confirm the press with a sound:
  ///
  /// ```swift
  /// let interaction = CaptureEventInteraction { event in
  ///   if event.phase == .ended { event.play(.cameraShutter) }
  /// }
  /// interaction.isDefaultSoundDisabled = true
  /// ```
  ///
  /// - Parameter sound: The sound.
  /// - Returns: Whether the sound plays, which requires that ``shouldPlaySound`` is `true` and the
  ///   event is at most 15 seconds old (SND02).
  @discardableResult
  public func play(_ sound: CaptureEventSound) -> Bool {
    guard shouldPlaySound, instant.duration(to: host.now) <= Self.soundWindow else { return false }
    host.change { $0.world.playSound(forEventAt: instant) }
    host.record(.sound(sound.name))
    return true
  }

  /// The time after an event during which a sound can be played.
  static let soundWindow = SoundDebt.window
}
