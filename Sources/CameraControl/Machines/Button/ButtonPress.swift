/// The state of a press, determined by the force and the switch.
///
/// A reset changes every state to `idle`. Each case below lists the states that can follow it.
enum ButtonPress: Hashable, Sendable {
  /// Nothing is pressed.
  ///
  /// Light force leads to `undecided`. If the switch is down or the force is that of a click, the
  /// next state is `click`.
  case idle

  /// The force is light and may still become a click; no light press has been reported yet.
  ///
  /// A dwell, hold or slide leads to `light`. A release commits the light press and leads to
  /// `idle`. A click absorbs the light press and leads to `click`.
  case undecided(LightPress)

  /// A light press has taken effect and hasn't ended.
  ///
  /// A release leads to `idle`. A click leads to `click` and doesn't end the light press.
  case light(LightPress)

  /// The button is down; an earlier light press may not have ended yet.
  ///
  /// The end of the click leads to `spent` while light force remains, and otherwise to `idle`.
  case click(Click)

  /// A click has ended, and the light force that remains doesn't count as a new press.
  ///
  /// A release leads to `idle`, and another click leads to `click`.
  case spent(isLightOpen: Bool)

  /// A light press, before or after the recognizer has reported it.
  struct LightPress: Hashable, Sendable {
    /// When the force reached the force of a light press.
    var since: PhoneInstant

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
    var since: PhoneInstant

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
  /// A touch leads to `resting`.
  case away

  /// A finger touches the button and has not moved far enough from its anchor to slide.
  ///
  /// A long enough movement leads to `sliding`, and a lifted finger leads to `away`.
  case resting(anchor: Double, hasSlid: Bool)

  /// The finger slides, and every movement counts.
  ///
  /// A new press or a click leads to `resting`, and a lifted finger leads to `away`.
  case sliding(last: Double)
}
