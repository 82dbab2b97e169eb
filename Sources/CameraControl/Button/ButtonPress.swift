/// What the force and the switch mean at the moment.
///
/// From every state a reset goes to `idle`; the exits below are those of readings and time.
enum ButtonPress: Equatable, Sendable {
  /// Nothing is pressed.
  ///
  /// Can go to: `undecided` (light force), `click` (switch or click force).
  case idle

  /// Light force is on the button, but it may still become a click; nothing has been said.
  ///
  /// Can go to: `light` (dwell, hold or slide), `idle` (release, which commits it),
  /// `click` (which absorbs it).
  case undecided(LightPress)

  /// A committed light press is open.
  ///
  /// Can go to: `idle` (release), `click` (the light press stays open beneath it).
  case light(LightPress)

  /// The button is down; perhaps with a light press open beneath it.
  ///
  /// Can go to: `spent` (up, with light force left), `idle` (up and released).
  case click(Click)

  /// A click came up again, but light force has not left the button since; it is no new press.
  ///
  /// Can go to: `idle` (release), `click` (down again).
  case spent(isLightOpen: Bool)
}

extension ButtonPress {
  /// A light press, undecided or committed.
  struct LightPress: Equatable, Sendable {
    /// When the force reached the light press.
    let since: Int64

    /// Whether it started soon enough after another one to make a pair.
    let isSecond: Bool

    /// Whether the finger slid during it: it is then no hold and no first of a pair.
    var hasSlid = false

    /// Whether its hold has been told.
    var hasHeld = false
  }

  /// A click that is down.
  struct Click: Equatable, Sendable {
    /// When it went down.
    let since: Int64

    /// Whether it made a double click.
    let isSecond: Bool

    /// Whether a committed light press is open beneath it.
    let isLightOpen: Bool

    /// Whether its hold has been told.
    var hasHeld = false
  }
}
