public import Foundation

/// Something that a view lets a person do with it.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction is on.
  var view: UIView? { get }

  /// The interaction is about to go to a view, or to leave the one it is on.
  func willMove(to view: UIView?)

  /// The interaction went to a view, or left the one it was on.
  func didMove(to view: UIView?)
}
