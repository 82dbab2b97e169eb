import AVKit
import CameraControlTesting
import Testing

/// Which thread counts as the main one in Swift Testing, whose main function is asynchronous.
///
/// That this file compiles shows something as well:
/// it imports both Testing and, through AVKit, a module with the name UIKit.
@MainActor
struct UIResponderTests {
  private let phone = SimulatedPhone()

  /// EVT32: a test on the main actor may use the interface.
  @Test func theInterfaceMayBeUsedOnTheMainActor() async {
    let (window, label) = phone.asCurrent { (UIWindow(), UILabel(frame: .zero)) }
    label.text = "on the main actor"
    window.addSubview(label)
    await Task { label.isHidden = true }.value
    #expect(phone.diagnostics.map(\.name) == [])
  }

  /// EVT32: using it on another queue is still found.
  @Test func theInterfaceOnAnotherQueueIsFound() async {
    let label = phone.asCurrent { UILabel(frame: .zero) }
    let write = unsafeBitCast(
      { label.text = "elsewhere" } as @MainActor () -> Void, to: (@Sendable () -> Void).self)
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "elsewhere").async {
        write()
        continuation.resume()
      }
    }
    #expect(phone.diagnostics.map(\.name) == ["interface-off-main-thread"])
  }

  /// SES34, SES38: starting, configuring and stopping a session on the main actor is found.
  @Test func aSessionOnTheMainActorIsFound() async {
    let session = phone.asCurrent { AVCaptureSession() }
    session.startRunning()
    session.beginConfiguration()
    session.commitConfiguration()
    session.stopRunning()
    #expect(
      phone.diagnostics.map(\.name) == [
        "start-on-main-thread", "configure-on-main-thread", "stop-on-main-thread",
      ])
  }

  /// SES34, SES38: on another thread nothing is found.
  @Test func aSessionOnAnotherThreadIsNotFound() async {
    await Task.detached { [phone] in
      let session = phone.asCurrent { AVCaptureSession() }
      session.startRunning()
      session.beginConfiguration()
      session.commitConfiguration()
      session.stopRunning()
    }.value
    #expect(phone.diagnostics.map(\.name) == [])
  }
}
