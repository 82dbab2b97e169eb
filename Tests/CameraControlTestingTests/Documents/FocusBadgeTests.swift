import CameraControl
import CameraControlTesting
import Dispatch
import Synchronization
import Testing

/// Shows the focus while the controls are on screen; it counts on an order that is not promised.
private nonisolated final class FocusBadge: CaptureSessionControlsDelegate, Sendable {
  private let shown = Mutex<Float?>(nil)

  var text: String? { shown.withLock { value in value.map { "focus \($0)" } } }

  func focusChanged(to value: Float) { shown.withLock { $0 = value } }

  func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession) {
    shown.withLock { $0 = nil }
  }

  func sessionControlsDidBecomeActive(_ session: CaptureSession) {}
  func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession) {}
  func sessionControlsDidBecomeInactive(_ session: CaptureSession) {}
}

/// The part of the book about orders of delivery.
struct FocusBadgeTests {
  private func textAfterLeaving(_ delivery: DeliveryOrder) async throws -> String? {
    let phone = SimulatedPhone(.iPhone16Pro, delivery: delivery)
    let badge = FocusBadge()
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(DispatchQueue(label: "focus")) { badge.focusChanged(to: $0) }
    let session = try phone.makeSession([focus], delegate: badge, queue: .main)
    try await phone.perform("light-press; slide +0.25; leave-app")
    try await phone.finish()
    try session.stopRunning()
    return badge.text
  }

  @Test func anAppThatIsRightOnlyInOrderIsCaughtByASeed() async throws {
    #expect(try await textAfterLeaving(.inOrder) == nil)
    #expect(try await textAfterLeaving(.shuffled(seed: 1)) == "focus 0.25")
    let late = LateCallbacks(step: 2, queue: "focus")
    #expect(try await textAfterLeaving(.late([late])) == "focus 0.25")
  }
}
