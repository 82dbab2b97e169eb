import CameraControl
import CameraControlTesting
import Synchronization
import XCTest

/// Saves the focus once it has not changed for a while.
private final class FocusKeeper: Sendable {
  private let clock: any Clock<Duration>
  private let pending = Mutex<Task<Void, Never>?>(nil)
  let saved = Mutex<[Float]>([])

  init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

  func focusChanged(to value: Float) {
    let task = Task { [self, clock] in
      guard (try? await clock.sleep(for: .milliseconds(300))) != nil else { return }
      saved.withLock { $0.append(value) }
    }
    pending.withLock {
      $0?.cancel()
      $0 = task
    }
  }

  /// The newest wait, so that a test can await its end.
  var lastTask: Task<Void, Never>? { pending.withLock { $0 } }
}

/// The part of the book about apps that wait.
final class DebouncedFocusTests: XCTestCase {
  func testOnlyTheLastValueIsSaved() async throws {
    let phone = SimulatedPhone()
    let slider = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    let keeper = FocusKeeper(clock: phone.clock)
    slider.setActionQueue(.inPlace) { keeper.focusChanged(to: $0) }
    let delegate = Recorder(on: phone)
    let session = try phone.makeSession([slider], delegate: delegate)
    await phone.lightPress()
    await phone.slide(by: 0.25)
    try await phone.clock.waitForSleepers()
    await phone.wait(.milliseconds(200))
    XCTAssertEqual(keeper.saved.withLock { $0 }, [])
    await phone.wait(.milliseconds(100))
    await keeper.lastTask?.value
    XCTAssertEqual(keeper.saved.withLock { $0 }, [0.25])
    await phone.wait(.seconds(3))
    try await phone.finish()
    try session.stopRunning()
  }
}
