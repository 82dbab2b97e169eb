import CameraControlTesting
import TestSupport
import XCTest

@MainActor
final class PatientCameraTests: XCTestCase {
  /// TIM01, TIM03, TIM07, TIM08, TIM09, TIM10, TIM11, TIM12, TIM13, TIM14: an app that knows nothing of
  /// the phone's time waits in it, whatever it waits with.
  func testEveryWaitOfTheAppTakesThePhonesTime() async throws {
    for step in PatientStep.allCases {
      let outcome = try await step.outcome()
      XCTAssertEqual(outcome.events, step.expected, "\(step)")
    }
  }

  /// Two runs of a script leave one trace, also beside threads that keep the processors busy.
  func testEveryRunLeavesTheSameTrace() async throws {
    let busy = (1...2).map { _ in
      Thread { while !Thread.current.isCancelled {} }
    }
    for thread in busy { thread.start() }
    defer { for thread in busy { thread.cancel() } }
    for step in PatientStep.allCases {
      let first = try await step.outcome()
      for run in 1..<Effort.count(sample: 20, campaign: 1_000) {
        let outcome = try await step.outcome()
        XCTAssertEqual(outcome, first, "\(step), run \(run)")
        guard outcome == first else { return }
      }
    }
  }
}
