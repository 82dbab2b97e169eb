import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Tests that steps which only let time pass become one wait, or a press that takes as long.
final class TimeShrinkingTests: XCTestCase {
  /// The countdown takes three seconds, and random scripts pass the time with whatever takes some.
  func testStepsThatOnlyTakeTimeBecomeOneWaitFromEverySeed() throws {
    for seed in Effort.seeds(sample: 4, campaign: 100) {
      let result = try Exploration { phone in Countdown(phone) }
        .step("start", when: { !$1.isRunning }) { $1.start() }
        .step("stop", when: { $1.isRunning }) { $1.stop() }
        .always("no stop in the last second") { $1.latest < .seconds(2) }
        .stop(afterFailures: 1)
        .run(.random(scripts: 2_000, length: 20, seed: seed))
      let failure = try XCTUnwrap(result.failures.first, "seed \(seed)")
      XCTAssertEqual("\(failure.script)", "app start; wait 2s; app stop", "seed \(seed)")
    }
  }

  func testTimeThatPassesAtTwoPlacesPassesAtOne() throws {
    let result = try Exploration { phone in Countdown(phone) }
      .step("start") { $1.start() }
      .step("look") { $1.look() }
      .step("stop") { $1.stop() }
      .always("no stop in the last second after a look") { _, app in
        app.looks == 0 || app.latest < .seconds(2)
      }
      .run(
        .scripts(
          GestureScript(
            parsing: "app start; wait 700ms; click; app look; click; wait 1200ms; app stop")))
    let failure = try XCTUnwrap(result.failures.first)
    XCTAssertEqual(failure.script.steps.count, 4, "\(failure.script)")
  }

  func testAPressThatTakesLongerSavesTheWaitBetweenItsHalves() throws {
    let result = try Exploration { phone in Countdown(phone) }
      .always("no long press") { phone, _ in
        let presses = phone.trace.only(.event).entries
        return zip(presses, presses.dropFirst()).allSatisfy {
          $0.instant.duration(to: $1.instant) < .milliseconds(300)
        }
      }
      .run(.scripts(GestureScript(parsing: "down volume-up; wait 400ms; up volume-up")))
    let failure = try XCTUnwrap(result.failures.first)
    XCTAssertEqual("\(failure.script)", "press volume-up 500ms")
  }
}

/// An app that knows how long it counted down.
private final class Countdown {
  private let phone: SimulatedPhone
  private let session: CaptureSession?
  private var beginning: PhoneInstant?

  /// How long the last countdown took that was stopped.
  private(set) var latest = Duration.zero

  /// The number of looks during the countdown.
  private(set) var looks = 0

  init(_ phone: SimulatedPhone) {
    self.phone = phone
    session = try? phone.makeSession()
    phone.show(CaptureEventInteraction { _ in })
  }

  var isRunning: Bool { beginning != nil }

  func start() { (beginning, looks, latest) = (phone.now, 0, .zero) }

  func look() { looks += isRunning ? 1 : 0 }

  func stop() {
    // After three seconds, it is over.
    let time = beginning?.duration(to: phone.now) ?? .zero
    (beginning, latest) = (nil, time < .seconds(3) ? time : .zero)
  }
}
