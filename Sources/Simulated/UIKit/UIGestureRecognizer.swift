public import Foundation
import SimulatedCoreGraphics

/// A gesture of fingers on the screen, which a simulated phone never recognizes by itself.
///
/// Linux has no selectors, so a recognizer has no target. A test sets what it would have recognized.
@MainActor @preconcurrency
@Kept(
  """
  cancelsTouchesInView = true; func location(in view: UIView?) -> CGPoint = .zero
  func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent)
  func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent)
  func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent)
  func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent)
  """)
open class UIGestureRecognizer: NSObject {
  /// The view that the recognizer is on.
  public internal(set) weak var view: UIView?

  /// How far the gesture is.
  open var state = State.possible

  /// Whether the recognizer takes touches.
  open var isEnabled = true

  /// Creates a recognizer.
  public nonisolated override init() {}

  /// How far a gesture is.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
}

/// Two fingers that move apart or together.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers, as a multiple of that at the beginning.
  open var scale: CGFloat = 1

  /// The speed, in multiples per second.
  open var velocity: CGFloat = 0
}

/// Fingers that tap.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps there are.
  open var numberOfTapsRequired = 1
}

extension UIView {
  /// Adds a recognizer, and removes it from the view that it was on.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    checkThread()
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    recognizers.append(gestureRecognizer)
  }

  /// Removes a recognizer; does nothing if it is not on the view.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    checkThread()
    guard recognizers.containsObject(gestureRecognizer) else { return }
    recognizers.removeObject(gestureRecognizer)
    gestureRecognizer.view = nil
  }

  /// The recognizers of the view, or `nil` if there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }
}
