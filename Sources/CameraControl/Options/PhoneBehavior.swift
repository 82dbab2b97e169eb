/// The choices where Apple does not say what a phone does: one value, each option with a default.
///
/// The options are grouped by the part of the phone they belong to; each names the number it has in
/// the table of options in `Docs/Semantics.md`. Choices that nobody would turn are fixed at their
/// default and stand in the rules, not here.
public struct PhoneBehavior: Hashable, Codable, Sendable {
  /// How the button's readings become gestures: options `force` and `lightCommit`.
  public var button = ButtonTuning()

  /// What the overlay shows, when it closes and what it tells.
  public var overlay = Overlay()

  /// Who gets a press, and what an undelivered one does.
  public var press = Press()

  /// How far a slide carries: options `slideGain`, `detentWidth` and `slideQuantum`.
  public var slide = SlideTuning()

  /// When actions are called.
  public var delivery = Delivery()

  /// How values look.
  public var display = Display()

  /// What a session takes, and what counts as using the camera.
  public var session = Session()

  /// Makes the default behaviour.
  public init() {}

  /// Makes a behaviour that differs from the default by `change`.
  public init(_ change: (inout PhoneBehavior) -> Void) {
    change(&self)
  }
}
