import SwiftUI
import TestSupport
import XCTest

@MainActor
final class TaskTests: XCTestCase {
  private let log = Log<String>()

  func testATaskLastsAsLongAsItsView() async throws {
    let stage = Stage(Waiting(id: 1, log: log), isShown: false)
    stage.controller.loadViewIfNeeded()
    await stage.turn()
    XCTAssertEqual(log.all, [])
    stage.show()
    try await stage.phone.wait(until: { self.log.all == ["started 1"] })
    stage.controller.rootView = Waiting(id: 1, log: log)
    await stage.turn()
    XCTAssertEqual(log.all, ["started 1"], "an update does not start it again")
    stage.hide()
    try await stage.phone.wait(until: { self.log.all == ["started 1", "cancelled 1"] })
    stage.show()
    try await stage.phone.wait(until: { self.log.all.last == "started 1" })
  }

  func testAnotherIdentityStartsTheTaskAnew() async throws {
    let stage = Stage(Waiting(id: 1, log: log))
    try await stage.phone.wait(until: { self.log.all == ["started 1"] })
    stage.controller.rootView = Waiting(id: 2, log: log)
    try await stage.phone.wait(until: { self.log.all.count == 3 })
    XCTAssertEqual(Set(log.all), ["started 1", "cancelled 1", "started 2"])
  }

  func testATaskWithoutIdentityIsStartedOnce() async throws {
    let stage = Stage(Plain(name: "a", log: log))
    try await stage.phone.wait(until: { self.log.all == ["a"] })
    stage.controller.rootView = Plain(name: "b", log: log)
    await stage.turn()
    XCTAssertEqual(log.all, ["a"])
    stage.hide()
    stage.show()
    try await stage.phone.wait(until: { self.log.all == ["a", "b"] })
  }

  func testTheTaskHasThePriorityThatWasGiven() async throws {
    let log = log
    let stage = Stage(
      Text("x").task(priority: .background) { log.add("\(Task.basePriority == .background)") })
    try await stage.phone.wait(until: { log.all == ["true"] })
  }
}

private struct Waiting: View {
  let id: Int
  let log: Log<String>

  var body: some View {
    Text("x").task(id: id) { [id, log] in
      log.add("started \(id)")
      let (forever, _) = AsyncStream.makeStream(of: Int.self)
      for await _ in forever {}
      log.add(Task.isCancelled ? "cancelled \(id)" : "ended \(id)")
    }
  }
}

private struct Plain: View {
  let name: String
  let log: Log<String>

  var body: some View {
    Text(name).task { log.add(name) }
  }
}
