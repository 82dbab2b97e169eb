import SwiftUI
import TestSupport
import XCTest

@MainActor
final class OnChangeTests: XCTestCase {
  private let log = Log<String>()

  func testEachFormHearsOfAChange() async {
    let stage = Stage(Forms(value: 1, log: log))
    XCTAssertEqual(log.takeAll().sorted(), ["initially", "initially 1 1"])
    stage.controller.rootView = Forms(value: 1, log: log)
    XCTAssertEqual(log.takeAll(), [])
    stage.controller.rootView = Forms(value: 2, log: log)
    XCTAssertEqual(
      log.takeAll().sorted(), ["initially", "initially 1 2", "none", "one 2", "two 1 2"])
    stage.controller.rootView = Forms(value: 3, log: log)
    XCTAssertTrue(log.takeAll().contains("two 2 3"))
  }

  func testAStateThatChangesIsNoticedInTheNextTurn() async throws {
    let stage = Stage(Counting(log: log))
    stage.controller.view.find("add")?.simulateTap()
    try await stage.phone.wait(until: { self.log.all == ["0 to 1"] })
  }

  /// A change that is made while the view is in no window is noticed when it comes back.
  func testAChangeOutOfSightIsNoticedLater() async {
    let stage = Stage(Forms(value: 1, log: log))
    stage.hide()
    _ = log.takeAll()
    stage.controller.rootView = Forms(value: 5, log: log)
    XCTAssertEqual(log.all, [])
    stage.show()
    XCTAssertTrue(log.all.contains("two 1 5"))
  }
}

private struct Forms: View {
  let value: Int
  let log: Log<String>

  var body: some View {
    Text("\(value)")
      .onChange(of: value) { log.add("none") }
      .onChange(of: value) { newValue in log.add("one \(newValue)") }
      .onChange(of: value) { oldValue, newValue in log.add("two \(oldValue) \(newValue)") }
      .onChange(of: value, initial: true) { log.add("initially") }
      .onChange(of: value, initial: true) { old, new in log.add("initially \(old) \(new)") }
  }
}

private struct Counting: View {
  let log: Log<String>
  @State private var count = 0

  var body: some View {
    Button("Add") { count += 1 }
      .accessibilityIdentifier("add")
      .onChange(of: count) { old, new in log.add("\(old) to \(new)") }
  }
}
