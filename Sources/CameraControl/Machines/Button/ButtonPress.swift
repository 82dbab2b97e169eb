/// The state of a press, determined by the force and the switch.
///
/// A reset changes every state to `idle`. Each case below lists the states that can follow it.
enum ButtonPress: Hashable, Sendable {
  /// Nothing is pressed.
  ///
  /// Can go to: `undecided` (light force), `click` (switch or click force).
  case idle

  /// The force is light and may still become a click; the machine has reported no gesture.
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

  /// A light press, before or after the recognizer has reported it.
  struct LightPress: Hashable, Sendable {
    /// When the force reached the force of a light press.
    var since: Int64

    /// Whether the press started soon enough after another press to form a pair.
    let isSecond: Bool

    /// Whether the finger slid during the press, which then is no hold and no first of a pair.
    var hasSlid = false

    /// Whether the machine has reported the hold.
    var hasHeld = false
  }

  /// A click of a button that is still down.
  struct Click: Hashable, Sendable {
    /// When the button went down.
    var since: Int64

    /// Whether it can be the first click of a double click: it is not the second one of another, and did
    /// not wake the screen.
    var canBeginPair: Bool

    /// Whether a committed light press is open beneath it.
    let isLightOpen: Bool

    /// Whether the machine has reported the hold.
    var hasHeld = false
  }
}

/// The state of a finger on the button, determined by the finger's position.
enum FingerContact: Hashable, Sendable {
  /// No finger touches the button.
  ///
  /// Can go to: `resting` (a finger comes).
  case away

  /// A finger touches the button and has not moved far enough from its anchor to slide.
  ///
  /// Can go to: `sliding` (far enough), `away`.
  case resting(anchor: Double, hasSlid: Bool)

  /// The finger slides, and every movement counts.
  ///
  /// Can go to: `resting` (a press starts or a click is down), `away`.
  case sliding(last: Double)
}
