/// A gesture of a finger on the button.
///
/// Three pairs always alternate: `touchBegan` and `touchEnded`, `clickDown` and `clickUp`, and a
/// light press (`lightPress` or `doubleLightPress`) and `lightRelease`. A click inside a light
/// press ends before the light press does.
public enum ButtonGesture: Hashable, Codable, Sendable {
  /// A finger touched the button.
  case touchBegan

  /// The finger left the button.
  case touchEnded

  /// A light press was committed, either alone or as the first of a pair.
  case lightPress

  /// A light press was committed that started soon enough after another one to form a double press.
  case doubleLightPress

  /// The committed light press was held for a while, without a slide and without a click.
  case lightHold

  /// The committed light press was released.
  case lightRelease

  /// The finger moved along the button since the last slide, or since it touched the button.
  ///
  /// `begins` is `true` for the first slide of a contact.
  case slide(millimeters: Double, begins: Bool)

  /// The button was pressed all the way down.
  case clickDown

  /// The button came up again after a click.
  case clickUp

  /// The preceding `clickDown` came soon enough after another click to form a double click.
  case doubleClick

  /// The click was held down for a while.
  case clickHold
}

/// A haptic that the Camera Control plays for a finger (GST16).
public enum Haptic: String, Hashable, Codable, Sendable, CaseIterable {
  /// A light press was committed.
  case lightPress
  /// The button went down.
  case clickDown
  /// The button came up.
  case clickUp
  /// A slide landed on a prominent value.
  case prominentValue
  /// A slide reached an end of a slider, a picker or the list, even if a prominent value is there.
  case end
}
