/// What the finger's position means at the moment.
enum FingerContact: Equatable, Sendable {
  /// No finger is there.
  ///
  /// Can go to: `resting` (a finger comes).
  case away

  /// A finger is there and has not moved far enough from its anchor to slide.
  ///
  /// Can go to: `sliding` (far enough), `away`.
  case resting(anchor: Double, hasSlid: Bool)

  /// The finger slides; every movement counts.
  ///
  /// Can go to: `resting` (a press starts or a click is down), `away`.
  case sliding(last: Double)
}
