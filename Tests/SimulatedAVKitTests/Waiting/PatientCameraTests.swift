import CameraControlTesting
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

  /// Two runs of a script leave one trace; the environment can ask for more runs.
  func testEveryRunLeavesTheSameTrace() async throws {
    let runs = ProcessInfo.processInfo.environment["PATIENT_RUNS"].flatMap(Int.init) ?? 20
    for step in PatientStep.allCases {
      let first = try await step.outcome()
      for run in 1..<runs {
        let outcome = try await step.outcome()
        XCTAssertEqual(outcome, first, "\(step), run \(run)")
        guard outcome == first else { return }
      }
    }
  }
}
