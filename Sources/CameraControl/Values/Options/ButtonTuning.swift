/// The thresholds and time windows that tell one gesture of the button from another.
///
/// Apple has published none of these numbers; they are choices for simulation. No choice can leave
/// a press stuck, because the button corrects the numbers it is given.
///
/// Forces are clamped to 0.01...1, and the forces of a click to 0.02...1, with `up` at most `down`.
/// A threshold or slop that is not finite falls back to its default, a scale that is not a positive
/// number counts as 1, and a negative duration or slop counts as 0. The scaled force of a light
/// press is at most nine tenths of the force of a click, with its two forces kept in proportion, so
/// there is always room for a light press.
public struct ButtonTuning: Hashable, Codable, Sendable {
  /// Option 20: the forces at which presses start and end.
  public var force = Force()

  /// Option 21: when a light press is committed (GST04).
  public var lightCommit = LightCommit.releaseDwellOrSlide

  /// How long a light press must last to be committed before its release (GST04).
  public var lightDwell = Duration.milliseconds(120)

  /// How soon after the release of a light press a second one must start to form a pair (GST06).
  public var doubleLightPressWindow = PressWindow(
    standard: .milliseconds(350), slow: .milliseconds(600), slower: .milliseconds(1000))

  /// How soon after the end of a click a second one must start to form a pair (GST08).
  public var doubleClickWindow = PressWindow(
    standard: .milliseconds(400), slow: .milliseconds(700), slower: .milliseconds(1200))

  /// How long a light press must last to become a light press and hold (GST09).
  public var lightHold = Duration.milliseconds(300)

  /// How long a click must stay down to become a click and hold (GST10).
  public var clickHold = Duration.milliseconds(500)

  /// How far a finger must move, in millimeters, before it counts as a slide.
  public var slideSlop = 1.0

  /// Option 38: whether the button answers a finger with haptics (GST16).
  public var haptics = true

  /// Creates the default tuning.
  package init() {}
}

extension ButtonTuning {
  /// The forces at which presses start and end (option `force`).
  public struct Force: Hashable, Codable, Sendable {
    /// The light press, before the person's setting is applied (GST01).
    public var light = ForceThreshold(down: 0.35, up: 0.25)

    /// The full click; the person's setting does not change it (GST02).
    public var click = ForceThreshold(down: 0.80, up: 0.60)

    /// The factor for the forces of a light press under the setting `lighter` (GST03).
    public var lighterScale = 0.7

    /// The factor for the forces of a light press under the setting `standard` (GST03).
    public var standardScale = 1.0

    /// The factor for the forces of a light press under the setting `firmer` (GST03).
    public var firmerScale = 1.4

    /// Returns the factor for the forces of a light press under `setting`.
    public func scale(for setting: LightPressForce) -> Double {
      switch setting {
      case .standard: standardScale
      case .lighter: lighterScale
      case .firmer: firmerScale
      }
    }
  }
}

/// A pair of forces, from 0 to 1, between which a press neither starts nor ends.
public struct ForceThreshold: Hashable, Codable, Sendable {
  /// The force at which the press starts.
  public var down: Double

  /// The force below which the press ends.
  public var up: Double

  /// Creates a threshold that starts a press at `down` and ends it below `up`.
  package init(down: Double, up: Double) {
    self.down = down
    self.up = up
  }
}

/// The moment at which a light press is committed.
///
/// A full click passes through the force of a light press on its way down, so a light press must
/// not take effect at once. Apple has not published how iOS tells the two apart; this is the choice
/// of the simulation (GST04).
public enum LightCommit: String, Hashable, Codable, CaseIterable, Sendable {
  /// On release, after a short dwell between the thresholds, or when a slide starts.
  case releaseDwellOrSlide

  /// On release, or when a light press and hold is recognized.
  case releaseOnly
}

/// How long after a press a second one still forms a pair with it, for each speed.
public struct PressWindow: Hashable, Codable, Sendable {
  /// The window of `PressSpeed.standard`.
  public var standard: Duration

  /// The window of `PressSpeed.slow`.
  public var slow: Duration

  /// The window of `PressSpeed.slower`.
  public var slower: Duration

  /// Returns the window of one speed.
  public subscript(speed: PressSpeed) -> Duration {
    switch speed {
    case .standard: standard
    case .slow: slow
    case .slower: slower
    }
  }
}
