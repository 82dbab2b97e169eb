/// A recognizer for a gesture on the screen; a simulated phone never recognizes one itself.
///
/// Linux has no selectors, so a recognizer has no target. A test sets the values of the recognizer.
@MainActor @preconcurrency
@Kept(
  """
  cancelsTouchesInView = true; delaysTouchesBegan = false; delaysTouchesEnded = true; name: String? = nil
  func location(in view: UIView?) -> CGPoint = .zero; func require(toFail otherGestureRecognizer: UIGestureRecognizer)
  func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint = location(in: view); numberOfTouches = 0
  func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent)
  func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent)
  func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent)
  func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent)
  state = State.possible; isEnabled = true; nonisolated override init()
  weak delegate: (any UIGestureRecognizerDelegate)? = nil
  """)
open class UIGestureRecognizer: NSObject {
  /// The view that the recognizer is on.
  public internal(set) weak var view: UIView?

  /// The state of a gesture.
  @nonexhaustive
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
}

/// A delegate that decides about gestures; nothing calls it.
@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {}

/// A recognizer for two fingers that move apart or together.
@Kept("scale: CGFloat = 1; velocity: CGFloat = 0")
open class UIPinchGestureRecognizer: UIGestureRecognizer {}

/// A recognizer for a rotation of two fingers.
@Kept("rotation: CGFloat = 0; velocity: CGFloat = 0")
open class UIRotationGestureRecognizer: UIGestureRecognizer {}

/// A recognizer for taps.
@Kept("numberOfTapsRequired = 1; numberOfTouchesRequired = 1")
open class UITapGestureRecognizer: UIGestureRecognizer {}

/// A recognizer for a moving finger; a test sets the distance and the speed.
@Kept(
  """
  minimumNumberOfTouches = 1; maximumNumberOfTouches: Int = .max; simulatedVelocity = CGPoint.zero
  func translation(in view: UIView?) -> CGPoint = moved; func velocity(in view: UIView?) -> CGPoint = simulatedVelocity
  func setTranslation(_ translation: CGPoint, in view: UIView?) = moved = translation
  """)
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var moved = CGPoint.zero
}

/// A recognizer for a swipe.
@Kept("direction = Direction.right; numberOfTouchesRequired = 1")
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of a swipe.
  @Flags("right; left; up; down")
  public struct Direction: OptionSet, Sendable {}
}

/// A recognizer for a long press.
@Kept(
  "minimumPressDuration: Double = 0.5; allowableMovement: CGFloat = 10; numberOfTapsRequired = 0; numberOfTouchesRequired = 1"
)
open class UILongPressGestureRecognizer: UIGestureRecognizer {}

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
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
}
