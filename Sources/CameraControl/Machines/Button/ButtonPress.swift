/// The state of a press, as the force and the switch show it.
///
/// A reset leads from every state to `idle`. The states below list where readings and time lead.
enum ButtonPress: Hashable, Sendable {
  /// Nothing is pressed.
  ///
  /// Can go to: `undecided` (light force), `click` (switch or click force).
  case idle

  /// There is light force, which may still become a click; no gesture has been reported.
  ///
  /// Can go to: `light` (dwell, hold or slide), `idle` (release, which commits it),
  /// `click` (which absorbs it).
  case undecided(LightPress)

  /// A committed light press is open.
  ///
  /// Can go to: `idle` (release), `click` (the light press stays open beneath it).
  case light(LightPress)

  /// The button is down, possibly with a light press open beneath the click.
  ///
  /// Can go to: `spent` (up, with light force left), `idle` (up and released).
  case click(Click)

  /// A click came up but light force remains, which does not count as a new press.
  ///
  /// Can go to: `idle` (release), `click` (down again).
  case spent(isLightOpen: Bool)
}

extension ButtonPress {
  /// A light press, undecided or committed.
  struct LightPress: Hashable, Sendable {
    /// When the force reached that of a light press.
    var since: Int64

    /// Whether it started soon enough after another one to form a pair.
    let isSecond: Bool

    /// Whether the finger slid during the press, which then is no hold and no first of a pair.
    var hasSlid = false

    /// Whether its hold has been reported.
    var hasHeld = false
  }

  /// A click that is down.
  struct Click: Hashable, Sendable {
    /// When it went down.
    var since: Int64

    /// Whether it can be the first click of a double click: it is not the second one of another, and did
    /// not wake the screen.
    var canBeginPair: Bool

    /// Whether a committed light press is open beneath it.
    let isLightOpen: Bool

    /// Whether its hold has been reported.
    var hasHeld = false
  }
}

/// The state of a finger on the button, as its position shows it.
enum FingerContact: Hashable, Sendable {
  /// No finger touches the button.
  ///
  /// Can go to: `resting` (a finger comes).
  case away

  /// A finger touches the button and has not moved far enough from its anchor to slide.
  ///
  /// Can go to: `sliding` (far enough), `away`.
  case resting(anchor: Double, hasSlid: Bool)

  /// The finger slides; every movement counts.
  ///
  /// Can go to: `resting` (a press starts or a click is down), `away`.
  case sliding(last: Double)
}
