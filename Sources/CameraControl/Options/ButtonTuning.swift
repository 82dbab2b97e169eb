/// Every threshold and every window by which the button tells one gesture from another.
///
/// None of the numbers is published; they are choices for simulation. Whatever is set here, no
/// press can get stuck: forces are held between 0.01 (a click's between 0.02) and 1, with `up` at
/// most `down`; a threshold or slop that is no finite number falls back to its default, a scale
/// that is no positive number counts as 1, and a negative time or slop counts as 0. A light press
/// whose scaled force comes close to a click is held at nine tenths of the click's force, with its
/// two forces kept in proportion, so that some room for a light press always remains.
public struct ButtonTuning: Hashable, Codable, Sendable {
  /// Option 20: the forces at which presses start and end.
  public var force = Force()

  /// Option 21: when a light press is sure enough to act on (GST04).
  public var lightCommit = LightCommit.releaseDwellOrSlide

  /// How long a light press must last to be committed before its release (GST04).
  public var lightDwell = Duration.milliseconds(120)

  /// How soon after a light press's release a second one must start to make a pair (GST06).
  public var doubleLightPressWindow = PressWindow(
    standard: .milliseconds(350), slow: .milliseconds(600), slower: .milliseconds(1000))

  /// How soon after a click up a second click down must follow to make a pair (GST08).
  public var doubleClickWindow = PressWindow(
    standard: .milliseconds(400), slow: .milliseconds(700), slower: .milliseconds(1200))

  /// How long a light press must last to be a light press and hold (GST09).
  public var lightHold = Duration.milliseconds(300)

  /// How long a click must stay down to be a click and hold (GST10).
  public var clickHold = Duration.milliseconds(500)

  /// How far a finger must move, in millimetres, before it counts as a slide.
  public var slideSlop = 1.0

  /// Makes the default tuning.
  public init() {}
}
