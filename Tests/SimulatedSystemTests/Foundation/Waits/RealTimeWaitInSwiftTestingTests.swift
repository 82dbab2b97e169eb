import AVFoundation
import CameraControl
import CameraControlTesting
import Testing

/// The same in Swift Testing, whose tests run in parallel.
struct RealTimeWaitInSwiftTestingTests {
  /// TIM17: only the test that waits without its phone is warned.
  @Test(arguments: [false, true, false, true, false, true])
  func onlyTheTestThatWaitsIsWarned(isCurrent: Bool) async throws {
    let phone = SimulatedPhone()
    for _ in 1...20 {
      let begin = { Task { @MainActor in try await Task.sleep(for: .microseconds(100)) } }
      let task = isCurrent ? phone.asCurrent(begin) : begin()
      await phone.click()
      try await task.value
    }
    #expect(phone.core.diagnostics.map(\.rule) == (isCurrent ? [] : ["TIM17"]))
    try await phone.finish()
  }

  /// TIM17: these tests, which have no phone, warn none of the phones above.
  @Test(arguments: 1...3) func aTestWithoutAPhoneWarnsNobody(_: Int) async throws {
    for _ in 1...20 { try await Task.sleep(for: .microseconds(100)) }
  }
}
