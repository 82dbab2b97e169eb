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
  """)
open class UIResponder: NSObject {
  /// The app that the responder belongs to: the one that was current when it was created.
  package nonisolated let app = FrontWatch.following(.ambient)

  /// The next responder in the chain.
  open var next: UIResponder? { nil }

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
