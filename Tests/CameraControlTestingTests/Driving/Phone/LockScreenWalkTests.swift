import CameraControl
import CameraControlTesting
import Dispatch
import TestSupport
import XCTest

/// Random scripts on a phone with two products, of which one does what a phone requires.
final class LockScreenWalkTests: XCTestCase {
  private static let products = ["Photos", "Notes"]

  private static let steps: [GestureStep] = [
    .lightPress, .slide(by: 0.3), .click, .doubleClick, .down(.cameraControl), .up(.cameraControl),
    .press(.volumeUp), .press(.action), .press(.cameraControl, .seconds(1)), .lock, .unlock,
    .authenticate, .swipeUp, .sideButton, .launch(from: .cameraControl),
    .launch(from: .lockScreenControl), .launch(from: .controlCenter), .launch(from: .actionButton),
    .launch(from: .icon("Photos")), .launch(from: .icon("Mail")), .start("Photos"),
    .kill("Photos", .app), .kill("Photos", .captureExtension), .kill("Notes", .captureExtension),
    .answerAuthentication(.fails), .answerAuthentication(.succeeds), .storage(isFull: true),
    .storage(isFull: false), .wait(.milliseconds(500)), .wait(.seconds(5)), .wait(.seconds(70)),
    .leaveApp, .returnToApp, .launch("Photos"), .launch("Mail"), .endApp("Photos"),
    .endApp("Photos extension"), .interrupt(.videoDeviceInUseByAnotherClient), .endInterruption,
    .screen(isOn: false), .screen(isOn: true), .set(.cameraControlLaunches("Photos")),
    .set(.cameraControlLaunches("Notes")), .set(.lockScreenLaunches("Notes")),
    .set(.lockScreenLaunches("Photos")), .set(.controlCenterLaunches("Photos")),
    .set(.actionButtonLaunches("Photos")), .set(.actionButtonLaunches(nil)),
  ]

  private func phone(
    _ queue: @escaping @Sendable () -> any CallbackQueue
  ) -> (SimulatedPhone, [CaptureProduct]) {
    let phone = SimulatedPhone(
      settings: PhoneSettings { settings in
        settings.cameraControlLaunches = "Photos"
        settings.lockScreenLaunches = "Photos"
      })
    let recorder = Recorder(on: phone)
    let products = Self.products.map { name in
      var product = CaptureProduct(name)
      product.code.startApp = { app in
        recorder.note("\(app.identifier) runs")
        return nil
      }
      product.code.startVisit = { visit in
        name == "Photos" ? try? VisitCode(visit, queue: queue(), recorder) : nil
      }
      return product
    }
    return (phone, products)
  }

  private func script(using generator: inout SeededGenerator) -> GestureScript {
    GestureScript(
      [.lock, .launch(from: .lockScreenControl)]
        + (0..<25).map { _ in Self.steps.randomElement(using: &generator) ?? .click }
        // Whatever came before, every visit ends, and there is room for its content.
        + [.up(.cameraControl), .storage(isFull: false), .swipeUp, .wait(.seconds(10))])
  }

  func testTheContentOfEveryVisitArrivesOnceAndNothingStaysOpen() throws {
    var generator = SeededGenerator(seed: Effort.seed(41))
    var visits = 0
    let count = Effort.count(sample: 20, campaign: 20_000)
    for _ in 0..<count {
      let script = script(using: &generator)
      let (phone, products) = phone { .inPlace }
      for product in products { try phone.install(product) }
      for step in script.steps {
        phone.perform([step])
        let broken = phone.core.brokenInvariants()
        XCTAssertEqual(broken, [], "\(step) in \(script)")
        guard broken.isEmpty else { return }
      }
      // With a dark screen, a swipe does nothing, and the last wait ends no visit.
      phone.perform([.sideButton, .swipeUp, .sideButton, .swipeUp])
      do {
        try phone.trace.expectBalanced()
        try phone.finish()
      } catch {
        XCTFail("\(script): \(error)")
      }
      let content = phone.trace.only(.content).texts
      let names = content.filter { $0.hasSuffix(" made") }.map { $0.split(separator: " ")[0] }
      visits += names.count
      XCTAssertEqual(Set(names).count, names.count, "\(script)")
      for name in names {
        let arrivals = content.count { $0 == "\(name) copied to the app" }
        XCTAssertEqual(arrivals, 1, "\(name) in \(script)")
        XCTAssertEqual(content.count { $0 == "\(name) erased from the extension" }, 1)
      }
      XCTAssertEqual(
        phone.products.flatMap(\.contentDirectories).sorted(), names.map(String.init).sorted())
      let launches = phone.trace.only(.launch).texts
      XCTAssertEqual(phone.launches.map { "\($0)" }, launches.suffix(100))
    }
    XCTAssertGreaterThan(visits, count)
  }

  func testAnAsynchronousTestOnQueuesLeavesTheSameTrace() async throws {
    var generator = SeededGenerator(seed: Effort.seed(42))
    for _ in 0..<Effort.count(sample: 8, campaign: 1_000) {
      let script = script(using: &generator)
      func trace(_ queue: @escaping @Sendable () -> any CallbackQueue) async throws -> Trace {
        let (phone, products) = phone(queue)
        for product in products { try await phone.install(product) }
        await phone.perform(script)
        return phone.trace
      }
      let expected = try await trace { .inPlace }
      let found = try await trace { DispatchQueue(label: "work") }
      try found.expectEqual(to: expected)
    }
  }
}
