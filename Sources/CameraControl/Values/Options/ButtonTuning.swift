/// The thresholds and time windows that distinguish the gestures of the Camera Control.
///
/// Apple hasn't published the thresholds and time windows, so the defaults are assumptions. The
/// forces of a light press are from 0.01 to 1, those of a click from 0.02 to 1, and scales from 0.1
/// to 10; ``PhoneBehavior`` explains what a phone does with other numbers. The button limits the
/// scale so that a light press needs at most nine tenths of the force of a click.
public struct ButtonTuning: Hashable, Codable, Sendable {
  /// Option 20: the forces at which presses start and end.
  public var force = Force()

  /// Option 21: when a light press takes effect (GST04).
  public var lightCommit = LightCommit.releaseDwellOrSlide

  /// How long a light press must last to take effect while the finger still presses (GST04).
  public var lightDwell = Duration.milliseconds(120)

  /// The longest pause between the two light presses of a double light press (GST06).
  public var doubleLightPressWindow = PressWindow(
    standard: .milliseconds(350), slow: .milliseconds(600), slower: .milliseconds(1000))

  /// The longest pause between the two clicks of a double click (GST08).
  public var doubleClickWindow = PressWindow(
    standard: .milliseconds(400), slow: .milliseconds(700), slower: .milliseconds(1200))

  /// How long a light press must last to become a light press and hold (GST09).
  public var lightHold = Duration.milliseconds(300)

  /// How long a click must stay down to become a click and hold (GST10).
  public var clickHold = Duration.milliseconds(500)

  /// How far a finger must move, in millimeters, before the movement counts as a slide.
  public var slideSlop = 1.0

  /// Option 38: whether the button plays haptics (GST16).
  public var haptics = true

  package init() {}

  /// The forces at which presses start and end (option `force`).
  public struct Force: Hashable, Codable, Sendable {
    /// The forces of a light press, before the person's setting scales them (GST01).
    public var light = ForceThreshold(down: 0.35, up: 0.25)

    /// The forces of a full click, which the person's setting does not change (GST02).
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

/// The two forces, from 0 to 1, at which a press starts and ends.
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

/// The moment at which a light press takes effect.
///
/// A full click passes through the force of a light press on its way down, so a light press must
/// not take effect at once. Apple has not published how iOS tells a light press from a click, so
/// this moment is an assumption (GST04).
public enum LightCommit: String, Hashable, Codable, CaseIterable, Sendable {
  /// The press takes effect on release, on a slide, or after a brief hold without a click.
  case releaseDwellOrSlide

  /// The press takes effect on release, or when it becomes a light press and hold.
  case releaseOnly
}

/// The longest pause between the two presses of a double press, for each speed.
public struct PressWindow: Hashable, Codable, Sendable {
  /// The longest pause at the speed `PressSpeed.standard`.
  public var standard: Duration

  /// The longest pause at the speed `PressSpeed.slow`.
  public var slow: Duration

  /// The longest pause at the speed `PressSpeed.slower`.
  public var slower: Duration

  /// The longest pause at a speed.
  public subscript(speed: PressSpeed) -> Duration {
    switch speed {
    case .standard: standard
    case .slow: slow
    case .slower: slower
    }
  }
}
