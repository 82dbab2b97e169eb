import CameraControl
import CameraControlTesting
import XCTest

/// What is left of a phone once the test lets go of it.
final class LettingGoTests: XCTestCase {
  func testAPhoneWhoseAppShowsAViewGoes() throws {
    weak var core: Phone?
    weak var view: CaptureView?
    do {
      let phone = SimulatedPhone()
      core = phone.core
      view = phone.show(CaptureEventInteraction { _ in })
      try phone.finish()
    }
    XCTAssertNil(view)
    XCTAssertNil(core)
  }

  func testAPhoneWithAnOpenVisitGoesAndTakesTheCodeOfTheProductAlong() async throws {
    weak var core: Phone?
    weak var recorder: Recorder?
    do {
      let phone = SimulatedPhone(settings: PhoneSettings { $0.lockScreenLaunches = "Photos" })
      let calls = Recorder(on: phone)
      var product = CaptureProduct("Photos")
      product.code.startApp = { _ in calls }
      product.code.startVisit = { try? VisitCode($0, queue: .inPlace, calls) }
      try await phone.install(product)
      await phone.perform([.lock, .launch(from: .lockScreenControl), .wait(.seconds(2)), .click])
      XCTAssertEqual(calls.log.last, "press ended")
      (core, recorder) = (phone.core, calls)
      try await phone.finish()
    }
    // What the main queue was sent, it keeps until it gets to it.
    await MainActor.run {}
    XCTAssertNil(recorder)
    XCTAssertNil(core)
  }
}
