/// A gesture of a finger on the Camera Control.
///
/// Three pairs always alternate: `touchBegan` and `touchEnded`, `clickDown` and `clickUp`, and a
/// light press (`lightPress` or `doubleLightPress`) and `lightRelease`. A click inside a light
/// press ends before the light press does.
public enum ButtonGesture: Hashable, Codable, Sendable {
  /// A finger touched the button.
  case touchBegan

  /// The finger left the button.
  case touchEnded

  /// A light press took effect, either alone or as the first of a pair.
  case lightPress

  /// The second of two light presses took effect, soon enough to form a double light press.
  case doubleLightPress

  /// The finger held the light press for a while, without a slide or a click.
  case lightHold

  /// The finger released the light press.
  case lightRelease

  /// The finger moved along the button by `millimeters` since the last slide or the first touch.
  ///
  /// `begins` is `true` for the first slide after the finger touched the button.
  case slide(millimeters: Double, begins: Bool)

  /// The finger pressed the button all the way down.
  case clickDown

  /// The button came up again after a click.
  case clickUp

  /// The preceding `clickDown` came soon enough after another click to form a double click.
  case doubleClick

  /// The finger held the button down for a while.
  case clickHold
}

/// A haptic that the Camera Control plays for a finger (GST16).
public enum Haptic: String, Hashable, Codable, Sendable, CaseIterable {
  /// A light press took effect.
  case lightPress
  /// The button went down.
  case clickDown
  /// The button came up.
  case clickUp
  /// A slide landed on a prominent value.
  case prominentValue
  /// A slide reached an end of a slider, picker, or list, with or without a prominent value there.
  case end
}
