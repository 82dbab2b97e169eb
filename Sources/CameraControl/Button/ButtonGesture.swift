/// What a finger on the button meant.
///
/// Three pairs always alternate, whatever the finger does: `touchBegan` and `touchEnded`,
/// `clickDown` and `clickUp`, and a light press (`lightPress` or `doubleLightPress`) and
/// `lightRelease`. A click inside an open light press is closed before the light press is.
public enum ButtonGesture: Hashable, Codable, Sendable {
  /// A finger came to rest on the button.
  case touchBegan

  /// The finger left the button.
  case touchEnded

  /// A light press is committed: the first of a pair, or one alone.
  case lightPress

  /// A light press is committed that started soon enough after another one's release.
  case doubleLightPress

  /// The committed light press has been kept for a while, without a slide and without a click.
  case lightHold

  /// The force fell below the light press after a committed one.
  case lightRelease

  /// The finger moved along the button by this much since the last slide, or since it came to rest.
  ///
  /// `begins` is true for the first slide of a contact.
  case slide(millimetres: Double, begins: Bool)

  /// The button was pressed all the way down.
  case clickDown

  /// The button came up again.
  case clickUp

  /// The click down just before this came soon enough after another click's up.
  case doubleClick

  /// The click has been kept down for a while.
  case clickHold
}
