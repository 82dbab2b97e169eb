import SwiftUI
import XCTest

/// The forms in which properties of views are made.
@MainActor
final class DynamicPropertyTests: XCTestCase {
  func testAPropertyOfTheAppsOwnIsConnected() async throws {
    let stage = Stage(Counting())
    XCTAssertTrue(stage.activate("add"))
    try await stage.wait(for: "1", in: "count")
    XCTAssertTrue(stage.activate("add"))
    try await stage.wait(for: "2", in: "count")
  }

  func testAPropertyIsUpdatedBeforeTheBodyAndTheInnerOneFirst() async throws {
    let log = UpdateLog()
    let stage = Stage(Updated(outer: Outer(log: log)))
    XCTAssertEqual(log.lines, ["inner 0", "outer", "body"])
    log.lines = []
    XCTAssertTrue(stage.activate("add"))
    try await stage.wait(for: "1", in: "count")
    XCTAssertEqual(log.lines, ["inner 1", "outer", "body"])
  }

  func testEveryFormHasItsFirstValue() async {
    XCTAssertEqual(lines(Forms(start: 3)), ["3", "none", "object"])
  }

  func testAnEnumerationInTheSettingsMayBeMissing() async throws {
    let suite = "camera control, optional setting of a test"
    let store = try XCTUnwrap(UserDefaults(suiteName: suite))
    defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
    for key in ["mode", "level"] { store.removeObject(forKey: key) }
    let (mode, level) = (
      AppStorage<Mode?>("mode", store: store), AppStorage<Level?>("level", store: store)
    )
    XCTAssertNil(mode.wrappedValue)
    XCTAssertNil(level.wrappedValue)
    (mode.wrappedValue, level.wrappedValue) = (.video, .high)
    XCTAssertEqual(store.string(forKey: "mode"), "video")
    XCTAssertEqual(store.integer(forKey: "level"), 2)
    XCTAssertEqual(mode.wrappedValue, .video)
    XCTAssertEqual(level.wrappedValue, .high)
    store.set("poem", forKey: "mode")
    XCTAssertNil(mode.wrappedValue)
    level.wrappedValue = nil
    XCTAssertNil(store.object(forKey: "level"))
  }
}

private enum Mode: String { case photo, video }

private enum Level: Int {
  case low = 1
  case high = 2
}

@propertyWrapper
private struct Tally: DynamicProperty {
  @State private var count = 0

  var wrappedValue: Int {
    get { count }
    nonmutating set { count = newValue }
  }
}

private final class UpdateLog {
  var lines: [String] = []
}

private struct Outer: DynamicProperty {
  let log: UpdateLog
  var inner: Inner

  init(log: UpdateLog) {
    self.log = log
    inner = Inner(log: log)
  }

  mutating func update() { log.lines.append("outer") }
}

private struct Inner: DynamicProperty {
  let log: UpdateLog
  @State var count = 0

  mutating func update() { log.lines.append("inner \(count)") }
}

private struct Updated: View {
  let outer: Outer

  var body: some View {
    let _ = outer.log.lines.append("body")
    Text("\(outer.inner.count)").accessibilityIdentifier("count")
    Button("Add") { outer.inner.count += 1 }.accessibilityIdentifier("add")
  }
}

private struct Counting: View {
  @Tally private var count

  var body: some View {
    Text("\(count)").accessibilityIdentifier("count")
    Button("Add") { count += 1 }.accessibilityIdentifier("add")
  }
}

private final class Name: ObservableObject {
  let name = "object"
}

private struct Forms: View {
  @State private var number: Int
  @State private var text: String?
  @ObservedObject private var name: Name

  init(start: Int) {
    _number = State(initialValue: start)
    _text = State()
    _name = ObservedObject(initialValue: Name())
  }

  var body: some View {
    Text("\(number)")
    Text(text ?? "none")
    Text(name.name)
  }
}
