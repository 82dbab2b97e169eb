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
  let canBecomeFirstResponder: Bool = false; let canResignFirstResponder: Bool = true
  """)
open class UIResponder: NSObject {
  /// The app that the responder belongs to: the one that was current when it was created.
  package nonisolated let app = FrontWatch.following(.ambient)

  /// The next responder in the chain.
  open var next: UIResponder? { nil }

  /// Whether key presses would go to the responder.
  public private(set) var isFirstResponder = false {
    didSet { if isFirstResponder { FirstResponder.hold(self) { $0.resignFirstResponder() } } }
  }

  /// Lets key presses go to the responder, and returns whether they do.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if canBecomeFirstResponder { isFirstResponder = true }
    return isFirstResponder
  }

  /// Lets key presses go to no responder, and returns whether that is so.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if canResignFirstResponder { isFirstResponder = false }
    return !isFirstResponder
  }

  /// Records a diagnostic if it is called off the main thread.
  package func checkThread(_ call: String = #function) {
    guard !MainThread.isCurrent else { return }
    app.phone.report(
      CaptureDiagnostic(
        name: "interface-off-main-thread",
        finding: "\(call) was called off the main thread.",
        source: "\(type(of: self))", rule: "EVT32",
        remedy: "Hop to the main actor before you touch the interface."))
  }
}
