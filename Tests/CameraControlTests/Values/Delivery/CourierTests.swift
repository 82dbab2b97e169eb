import CameraControl
import CameraControlTesting
import XCTest

/// A test's courier is held before a change is visible, and until the phone knows of the change.
final class CourierTests: XCTestCase {
  private final class Spy: Courier {
    private let state = Guarded(State())

    private struct State {
      var look: @Sendable () -> Bool = { true }
      var depth = 0
      var seen: [Bool] = []
    }

    func carry(_ work: any CallbackWork, to queue: any CallbackQueue) { work.run() }

    /// Checks whether the change is visible at the first hold.
    func hold() {
      let look = state.withLock { state -> (@Sendable () -> Bool)? in
        state.depth += 1
        return state.depth == 1 ? state.look : nil
      }
      if let look {
        let isThere = look()
        state.withLock { $0.seen.append(isThere) }
      }
    }

    func release() { state.withLock { $0.depth -= 1 } }

    /// Returns what was visible at the first hold of each change, and how many holds were not
    /// released.
    func whatWasSeen(_ look: @escaping @Sendable () -> Bool, during body: () throws -> Void)
      rethrows
      -> (seen: [Bool], depth: Int)
    {
      state.withLock { state in
        state.look = look
        state.seen = []
      }
      try body()
      return state.withLock { ($0.seen, $0.depth) }
    }
  }

  func testNoChangeOfASessionIsSeenBeforeTheHold() throws {
    let spy = Spy()
    let phone = Phone(
      .iPhone16Pro, settings: PhoneSettings(), behavior: PhoneBehavior(), quirks: Quirks(),
      symbols: .wellFormed, mainQueue: .inPlace, courier: spy)
    let session = CaptureSession(in: phone.launch("Camera"))
    let input = try CaptureDeviceInput(device: phone.cameras[0])
    let (output, delegate) = (CaptureOutput(.photo), Recorder())
    let zoom = try SystemZoomSlider(device: phone.cameras[0])
    let changes: [(look: @Sendable () -> Bool, body: () throws -> Void)] = [
      ({ !session.inputs.isEmpty }, { try session.addInput(input) }),
      ({ !session.outputs.isEmpty }, { try session.addOutput(output) }),
      ({ !session.controls.isEmpty }, { try session.addControl(zoom) }),
      (
        { session.controlsDelegate != nil },
        { try session.setControlsDelegate(delegate, queue: .inPlace) }
      ),
      ({ session.isRunning }, { try session.startRunning() }),
      ({ !session.isRunning }, { try session.stopRunning() }),
      ({ session.controls.isEmpty }, { try session.removeControl(zoom) }),
      ({ phone.frontApp == nil }, { phone.handle(.leaveApp, at: .zero) }),
      ({ session.outputs.isEmpty }, { session.removeOutput(output) }),
      ({ session.inputs.isEmpty }, { session.removeInput(input) }),
    ]
    for (number, change) in changes.enumerated() {
      let (seen, depth) = try spy.whatWasSeen(change.look, during: change.body)
      XCTAssertEqual(seen.first, false, "change \(number)")
      XCTAssertEqual(depth, 0, "change \(number)")
      XCTAssertTrue(change.look(), "change \(number)")
    }
  }
}
