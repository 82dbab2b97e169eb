/// An interaction that can be added to a view.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction is on.
  var view: UIView? { get }

  /// Called before the interaction is added to a view, or removed from one if `view` is `nil`.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to a view, or removed from one if `view` is `nil`.
  func didMove(to view: UIView?)
}
