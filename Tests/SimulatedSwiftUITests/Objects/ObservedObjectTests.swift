import CameraControlTesting
import SwiftUI
import TestSupport
import XCTest

@MainActor
final class ObservedObjectTests: XCTestCase {
  func testChangesOfTheObjectAreShown() async throws {
    let model = Model("one")
    let stage = Stage(Showing(model: model))
    XCTAssertEqual(stage.text("name"), "one")
    model.name = "two"
    XCTAssertEqual(stage.text("name"), "one", "a change is shown in the next turn")
    try await stage.wait(for: "two", in: "name")
    stage.controller.view.find("reset")?.simulateTap()
    try await stage.wait(for: "reset", in: "name")
    XCTAssertEqual(model.name, "reset")
  }

  func testOneTurnShowsAllChanges() async throws {
    let (model, log) = (Model("a"), Log<String>())
    let stage = Stage(Watching(model: model, log: log))
    for name in ["b", "c", "d"] { model.name = name }
    try await stage.wait(for: "d", in: "name")
    await stage.turn()
    XCTAssertEqual(log.all, ["a", "d"])
  }

  func testTheObjectThatIsGivenLastIsObserved() async throws {
    let (one, two, log) = (Model("one"), Model("two"), Log<String>())
    let stage = Stage(Watching(model: one, log: log))
    stage.controller.rootView = Watching(model: two, log: log)
    XCTAssertEqual(stage.text("name"), "two")
    one.name = "other"
    await stage.turn()
    XCTAssertEqual(log.all, ["one", "two"], "the first object is no longer observed")
    two.name = "three"
    try await stage.wait(for: "three", in: "name")
  }

  /// EVT32: an observed object that changes off the main thread is found.
  func testAChangeOffTheMainThreadIsFound() async throws {
    let (model, phone) = (Model("one"), SimulatedPhone())
    let stage = Stage(Showing(model: model), on: phone)
    let center = NotificationCenter()
    let subscription = center.publisher(for: Model.renaming).sink { model.name = $0.name.rawValue }
    await Task.detached { center.post(name: Model.renaming, object: nil) }.value
    subscription.cancel()
    await stage.turn()
    model.name = "two"
    try await stage.wait(for: "two", in: "name")
    XCTAssertEqual(phone.diagnostics.map(\.name), ["interface-off-main-thread"])
    XCTAssertEqual(phone.diagnostics.map(\.source), ["ObservableObject"])
  }
}

private final class Model: ObservableObject {
  static let renaming = Notification.Name("renaming")

  @Published var name: String

  init(_ name: String) { self.name = name }
}

private struct Showing: View {
  @ObservedObject var model: Model

  var body: some View {
    Text(model.name).accessibilityIdentifier("name")
    Resetting(name: $model.name)
  }
}

private struct Resetting: View {
  @Binding var name: String

  var body: some View { Button("Reset") { name = "reset" }.accessibilityIdentifier("reset") }
}

private struct Watching: View {
  @ObservedObject var model: Model
  let log: Log<String>

  var body: some View {
    let _ = log.add(model.name)
    Text(model.name).accessibilityIdentifier("name")
  }
}
