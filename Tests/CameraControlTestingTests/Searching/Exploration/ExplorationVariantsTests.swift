import CameraControl
import CameraControlTesting
import Dispatch
import Foundation
import XCTest

/// Tests that scripts are run under other options and in other orders of delivery.
final class ExplorationVariantsTests: XCTestCase {
  private let script = ExplorationPart.scripts([.lightPress, .wait(.seconds(1))])

  func testAnAppThatIsRightOnlyUnderADefaultIsFound() throws {
    let exploration = Exploration { phone in try CountingApp(on: phone) }
      .always("the overlay stays for a second") { phone, _ in
        phone.overlay != .hidden || phone.trace.only(.gesture).entries.isEmpty
          || phone.now > PhoneInstant(nanoseconds: 2_000_000_000)
      }
    try exploration.run(script).expectNoFailure()
    let result = try exploration.options(\.overlay.timeouts.control, .milliseconds(500)).run(script)
    let failure = try XCTUnwrap(result.failures.first)
    XCTAssertEqual(failure.options, ["overlay.timeouts.control = 0.5 seconds"])
    XCTAssertTrue("\(failure)".contains("with the option overlay.timeouts.control"), "\(failure)")
  }

  /// The option has nothing to do with it, so the failure does not mention it.
  func testAnOptionThatDoesNotMatterIsLeftOut() throws {
    var runs = 0
    let result = try Exploration { phone in
      runs += 1
      return try CountingApp(on: phone)
    }
    .options(\.overlay.timeouts.control, .milliseconds(500))
    .always("never") { phone, app in phone.overlay == .hidden || runs < 2 }
    .run(.scripts([.lightPress]))
    XCTAssertEqual(result.failures.map(\.options), [[]])
  }

  func testAnAppThatIsRightInOneOrderIsFound() throws {
    let exploration = Exploration { phone in try TwoQueueApp(on: phone) }
      .finally("the value comes after the activation") { _, app in app.isInOrder }
    let part = ExplorationPart.scripts([.lightSlide(.fraction(0.5))])
    try exploration.run(part).expectNoFailure()
    let result = try exploration.orders(8, seed: 1).run(part)
    let failure = try XCTUnwrap(result.failures.first)
    let late = DeliveryOrder.late([LateCallbacks(step: 1, queue: "controls")], lag: 0)
    XCTAssertEqual(failure.order, late)
    XCTAssertEqual(failure.options, ["callbacks \(late)"])
    // The order alone reproduces the failure, in an exploration and on a phone.
    XCTAssertTrue(
      failure.test.contains(
        ".orders(.late([LateCallbacks(step: 1, queue: \"controls\")], lag: 0))"), failure.test)
    XCTAssertEqual(try exploration.orders(late).run(.scripts(failure.script)).failures.count, 1)
    let phone = SimulatedPhone(delivery: late)
    let app = try TwoQueueApp(on: phone)
    phone.perform(failure.script)
    XCTAssertFalse(app.isInOrder)
  }

  /// Of several late queues, only the one that matters stays, with its script.
  func testAnOrderKeepsTheFewestLateCallbacks() throws {
    let late = [
      LateCallbacks(step: 0, queue: "focus"), LateCallbacks(step: 1, queue: "focus"),
      LateCallbacks(step: 3, queue: "controls"), LateCallbacks(step: 5, queue: "controls"),
    ]
    let result = try Exploration { phone in try TwoQueueApp(on: phone) }
      .orders(.late(late))
      .finally("the value comes after the activation") { _, app in app.isInOrder }
      .run(
        .scripts([
          .wait(.seconds(1)), .press(.volumeUp), .lightSlide(.fraction(0.5)), .wait(.seconds(9)),
          .lightPress,
        ]))
    let failure = try XCTUnwrap(result.failures.first)
    XCTAssertEqual(failure.script.steps.count, 1, "\(failure.script)")
    XCTAssertEqual(
      failure.order, .late([LateCallbacks(step: 1, queue: "controls")], lag: 0), "\(failure)")
  }

  /// An app whose callbacks all run in place has no other order.
  func testAScriptWithoutOtherOrdersRunsOnce() throws {
    var runs = 0
    let exploration = Exploration { phone in
      runs += 1
      return phone
    }
    _ = try BuiltInProperty.allCases.reduce(exploration) { $0.without($1) }
      .orders(8).run(.scripts([.click, .leaveApp]))
    XCTAssertEqual(runs, 2)
  }

  /// A corpus keeps the order, which an exploration without other orders runs again.
  func testACorpusKeepsTheOrderOfAFailure() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("orders-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let exploration = Exploration { phone in try TwoQueueApp(on: phone) }
      .finally("the value comes after the activation") { _, app in app.isInOrder }
    let part = ExplorationPart.scripts([.lightSlide(.fraction(0.5))])
    let first = try exploration.orders(8).run(part, .corpus(folder.path))
    XCTAssertEqual(first.failures.count, 1)
    let again = try exploration.run(.corpus(folder.path))
    XCTAssertEqual(again.failures.map(\.order), first.failures.map(\.order))
  }

  /// However large the lag is, the failure gets by with the smallest one.
  func testAVeryLargeLagIsMadeSmaller() throws {
    let exploration = Exploration { phone in try TwoQueueApp(on: phone) }
      .orders(.shuffled(seed: 3, lag: .max))
      .finally("the value comes after the activation") { _, app in app.isInOrder }
    let result = try exploration.run(.scripts([.lightSlide(.fraction(0.5))]))
    XCTAssertEqual(
      result.failures.map(\.options), [["callbacks shuffled by seed 3, up to 0 readings late"]])
  }
}

/// An app with its delegate on one queue and an action on another.
private final class TwoQueueApp {
  private let session: CaptureSession
  private let recorder = Recorder()

  init(on phone: SimulatedPhone) throws {
    let focus = try CaptureSlider("Focus", symbolName: "circle", in: 0...1)
    focus.setActionQueue(DispatchQueue(label: "focus"), action: recorder.action("focus"))
    session = try phone.makeSession(
      [focus], delegate: recorder, queue: DispatchQueue(label: "controls"))
  }

  var isInOrder: Bool {
    let log = recorder.log
    guard let value = log.firstIndex(where: { $0.hasPrefix("focus") }) else { return true }
    return log[..<value].contains("controls did become active")
      && log[..<value].contains("controls will enter fullscreen")
  }
}
