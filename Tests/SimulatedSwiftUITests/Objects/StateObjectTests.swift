import SwiftUI
import TestSupport
import XCTest

@MainActor
final class StateObjectTests: XCTestCase {
  private let log = Log<String>()

  func testTheObjectIsMadeOnceAndItsChangesAreShown() async throws {
    let stage = Stage(Owner(id: 1, log: log))
    XCTAssertEqual(stage.text("count"), "0")
    stage.controller.view.find("add")?.simulateTap()
    try await stage.wait(for: "1", in: "count")
    stage.controller.rootView = Owner(id: 1, log: log)
    XCTAssertEqual(stage.text("count"), "1")
    stage.controller.view.find("bind")?.simulateTap()
    try await stage.wait(for: "11", in: "count")
    XCTAssertEqual(log.all, ["made"])
  }

  func testAnotherIdentityHasAnotherObject() async {
    let stage = Stage(Owner(id: 1, log: log))
    stage.controller.rootView = Owner(id: 2, log: log)
    XCTAssertEqual(log.all, ["made", "made"])
  }

  func testOutsideOfAViewThereIsOneObject() async {
    let object = StateObject(wrappedValue: Tally(log: self.log))
    XCTAssertTrue(object.wrappedValue === object.wrappedValue)
    XCTAssertEqual(log.all, ["made"])
  }
}

private final class Tally: ObservableObject {
  @Published var count = 0

  init(log: Log<String>) { log.add("made") }
}

private struct Owner: View {
  let id: Int
  let log: Log<String>

  var body: some View { Inner(tally: Tally(log: log)).id(id) }
}

private struct Inner: View {
  @StateObject private var tally: Tally

  init(tally: @autoclosure @escaping () -> Tally) {
    _tally = StateObject(wrappedValue: tally())
  }

  var body: some View {
    Text("\(tally.count)").accessibilityIdentifier("count")
    Button("Add") { tally.count += 1 }.accessibilityIdentifier("add")
    Adding(count: $tally.count)
  }
}

private struct Adding: View {
  @Binding var count: Int

  var body: some View {
    Button("Add ten") { count += 10 }.accessibilityIdentifier("bind")
  }
}
