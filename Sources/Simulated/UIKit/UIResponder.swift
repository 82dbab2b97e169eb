package import CameraControl
import SimulatedAVFoundation

/// An object that touches and presses can reach; a test calls the methods in the place of a finger.
@MainActor @preconcurrency
@Kept(
  """
  func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
  func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
  func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
  func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)
  let next: UIResponder? = nil; let canBecomeFirstResponder: Bool = false; let canResignFirstResponder: Bool = true
  """)
open class UIResponder: NSObject {
  /// The app of the responder: the current app at the time of the responder's creation.
  package nonisolated let app = FrontWatch.following(.ambient)

  /// Whether key presses would go to the responder.
  public private(set) var isFirstResponder = false {
    didSet { if isFirstResponder { FirstResponder.hold(self) { $0.resignFirstResponder() } } }
  }

  /// Makes the responder receive key presses, and returns whether that succeeded.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if canBecomeFirstResponder { isFirstResponder = true }
    return isFirstResponder
  }

  /// Stops the responder from receiving key presses, and returns whether that succeeded.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if canResignFirstResponder { isFirstResponder = false }
    return !isFirstResponder
  }

  /// Records a diagnostic if it is called off the main thread.
  package func checkThread(_ call: String = #function) {
    checkThread(call, of: type(of: self))
  }

  /// Records a diagnostic about an object that belongs to the responder if it is called off the main
  /// thread.
  package func checkThread(_ call: String = #function, of type: AnyClass) {
    guard !MainThread.isCurrent else { return }
    app.phone.report(
      CaptureDiagnostic(
        name: "interface-off-main-thread",
        finding: "\(call) was called off the main thread.", source: "\(type)", rule: "EVT32",
        remedy: "Hop to the main actor before you touch the interface."))
  }
}

// No property of a view changes automatically: the handlers are called for `.initial` only.
extension UIResponder: KeyValueObserving {}

/// A finger on the screen, where and as often as a test says.
@MainActor @preconcurrency
@Kept(
  """
  tapCount = 1; force: CGFloat = 0; maximumPossibleForce: CGFloat = 0; timestamp: TimeInterval = 0; phase = Phase.began; view: UIView? = nil; simulatedLocation = CGPoint.zero
  func location(in view: UIView?) -> CGPoint = simulatedLocation
  func previousLocation(in view: UIView?) -> CGPoint = simulatedLocation
  """)
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
}

/// The fingers on the screen at a time; in the simulation, an event contains no details.
@MainActor @preconcurrency
@Kept("let allTouches: Set<UITouch>? = nil")
open class UIEvent: NSObject {}

/// An object that handles taps on a view.
@MainActor
package protocol TapTarget: AnyObject {
  /// The number of taps in succession that it takes.
  var tapCount: Int { get }
  /// Takes the taps, and returns whether they had an effect.
  func tap(at location: CGPoint) -> Bool
}

extension UIView {
  /// Taps the view at a location in it, and returns whether that had an effect.
  ///
  /// If the view takes no such taps, the nearest superview that does gets them.
  package func tap(count: Int, at location: CGPoint) -> Bool {
    app.noteUserAction()
    if let target = tapTargets.first(where: { $0.tapCount == count }) {
      return target.tap(at: location)
    }
    let outer = CGPoint(
      x: location.x - bounds.minX + frame.minX, y: location.y - bounds.minY + frame.minY)
    return superview?.tap(count: count, at: outer) ?? false
  }
}

/// The responder of each app that key presses would go to.
@MainActor
enum FirstResponder {
  private static var holders: [PhoneApp: Weak<UIResponder>] = [:]

  /// Makes a responder the first responder of its app, and calls `leave` with the one before it.
  static func hold(_ responder: UIResponder, leave: (UIResponder) -> Void) {
    let app = responder.app
    let before = holders[app]?.object
    holders[app] = Weak(responder)
    if let before, before !== responder { leave(before) }
    holders = holders.filter { $0.value.object != nil }
  }
}
