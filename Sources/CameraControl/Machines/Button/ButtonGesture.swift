/// A gesture of a finger on the Camera Control.
///
/// Each `touchBegan` ends with `touchEnded`, each `clickDown` with `clickUp`, and each `lightPress`
/// or `doubleLightPress` with `lightRelease`. A click inside a light press ends before the light
/// press does.
public enum ButtonGesture: Hashable, Codable, Sendable {
  /// A finger touched the button.
  case touchBegan

  /// The finger left the button.
  case touchEnded

  /// The finger made a light press, or the first of two light presses.
  case lightPress

  /// The finger made the second light press of a double light press.
  case doubleLightPress

  /// The finger held the light press for a while, without a slide or a click.
  case lightHold

  /// The finger released the light press.
  case lightRelease

  /// The finger moved along the button by `millimeters` since the last slide or since the touch.
  ///
  /// `begins` is `true` for the first slide after the finger touched the button.
  case slide(millimeters: Double, begins: Bool)

  /// The finger pressed the button all the way down.
  case clickDown

  /// The button came up again after a click.
  case clickUp

  /// The preceding `clickDown` was the second click of a double click.
  case doubleClick

  /// The finger held the button down for a while.
  case clickHold
}

/// A haptic that the Camera Control plays (GST16).
public enum Haptic: String, Hashable, Codable, Sendable, CaseIterable {
  /// A light press took effect.
  case lightPress
  /// The button went down.
  case clickDown
  /// The button came up.
  case clickUp
  /// A slide landed on a prominent value.
  case prominentValue
  /// A slide reached the end of a slider, picker, or list, even if the end is a prominent value.
  case end
}
