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
