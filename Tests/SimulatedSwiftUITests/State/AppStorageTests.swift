import SwiftUI
import XCTest

@MainActor
final class AppStorageTests: XCTestCase {
  private let suite = "camera control, storage of a test"

  private func emptyStore() throws -> UserDefaults {
    let store = try XCTUnwrap(UserDefaults(suiteName: suite))
    for key in store.dictionaryRepresentation().keys { store.removeObject(forKey: key) }
    return store
  }

  private func dropStore() { UserDefaults.standard.removePersistentDomain(forName: suite) }

  func testAChangeIsStoredAndShownByEveryViewWithTheKey() async throws {
    let store = try emptyStore()
    defer { dropStore() }
    let stage = Stage(Grid().defaultAppStorage(store))
    XCTAssertEqual(stage.text("first"), "false")
    XCTAssertTrue(stage.activate("toggle"))
    try await stage.wait(for: "true", in: "first")
    XCTAssertEqual(stage.text("second"), "true")
    XCTAssertTrue(store.bool(forKey: "grid"))
    XCTAssertEqual(UserDefaults.standard.object(forKey: "grid") as? Bool, nil)
  }

  func testTheStoreIsReadFirst() async throws {
    let store = try emptyStore()
    defer { dropStore() }
    store.set(true, forKey: "grid")
    XCTAssertEqual(Stage(Grid().defaultAppStorage(store)).text("first"), "true")
  }

  func testEveryKindOfValueIsStored() async throws {
    let store = try emptyStore()
    defer { dropStore() }
    let settings = Settings(store)
    XCTAssertEqual(settings.all, ["1", "1.5", "a", "[1]", "file:///a", "photo", "two"])
    XCTAssertEqual(settings.missing, ["nil", "nil", "nil", "nil", "nil", "nil"])
    settings.change()
    let again = Settings(store)
    XCTAssertEqual(again.all, ["2", "2.5", "b", "[2]", "file:///b", "video", "one"])
    XCTAssertEqual(
      again.missing,
      ["true", "0", "0.0", "", "2 bytes", "file:///c"].map { "Optional(\($0))" })
    again.forget()
    XCTAssertEqual(Settings(store).missing, ["nil", "nil", "nil", "nil", "nil", "nil"])
  }

  func testAValueThatIsNoneOfTheKindIsTheDefault() async throws {
    let store = try emptyStore()
    defer { dropStore() }
    store.set("poem", forKey: "mode")
    store.set(7, forKey: "level")
    XCTAssertEqual(Settings(store).all.suffix(2), ["photo", "two"])
  }

  func testABindingWritesTheStore() async throws {
    let store = try emptyStore()
    defer { dropStore() }
    let settings = Settings(store)
    settings.text.wrappedValue = "c"
    XCTAssertEqual(store.string(forKey: "text"), "c")
    XCTAssertEqual(settings.text.wrappedValue, "c")
  }
}

private enum Mode: String { case photo, video }

private enum Level: Int {
  case one = 1
  case two = 2
}

@MainActor
private struct Settings {
  @AppStorage private var whole: Int
  @AppStorage private var number: Double
  @AppStorage private var title: String
  @AppStorage private var bytes: Data
  @AppStorage private var address: URL
  @AppStorage private var mode: Mode
  @AppStorage private var level: Level
  @AppStorage private var someSwitch: Bool?
  @AppStorage private var someWhole: Int?
  @AppStorage private var someNumber: Double?
  @AppStorage private var someTitle: String?
  @AppStorage private var someBytes: Data?
  @AppStorage private var someAddress: URL?

  init(_ store: UserDefaults) {
    _whole = AppStorage(wrappedValue: 1, "whole", store: store)
    _number = AppStorage(wrappedValue: 1.5, "number", store: store)
    _title = AppStorage(wrappedValue: "a", "text", store: store)
    _bytes = AppStorage(wrappedValue: Data([1]), "bytes", store: store)
    _address = AppStorage(wrappedValue: URL(filePath: "/a"), "address", store: store)
    _mode = AppStorage(wrappedValue: .photo, "mode", store: store)
    _level = AppStorage(wrappedValue: .two, "level", store: store)
    _someSwitch = AppStorage("some switch", store: store)
    _someWhole = AppStorage("some whole", store: store)
    _someNumber = AppStorage("some number", store: store)
    _someTitle = AppStorage("some text", store: store)
    _someBytes = AppStorage("some bytes", store: store)
    _someAddress = AppStorage("some address", store: store)
  }

  var text: Binding<String> { $title }

  var all: [String] {
    [
      "\(whole)", "\(number)", title, "\(Array(bytes))", address.absoluteString, mode.rawValue,
      "\(level)",
    ]
  }

  var missing: [String] {
    [
      "\(String(describing: someSwitch))", "\(String(describing: someWhole))",
      "\(String(describing: someNumber))", someTitle.map { "Optional(\($0))" } ?? "nil",
      "\(String(describing: someBytes))",
      someAddress.map { "Optional(\($0.absoluteString))" } ?? "nil",
    ]
  }

  func change() {
    (whole, number, title, bytes) = (2, 2.5, "b", Data([2]))
    (address, mode, level) = (URL(filePath: "/b"), .video, .one)
    (someSwitch, someWhole, someNumber, someTitle) = (true, 0, 0, "")
    (someBytes, someAddress) = (Data([1, 2]), URL(filePath: "/c"))
  }

  func forget() {
    (someSwitch, someWhole, someNumber, someTitle) = (nil, nil, nil, nil)
    (someBytes, someAddress) = (nil, nil)
  }
}

private struct Grid: View {
  @AppStorage("grid") private var isThere = false

  var body: some View {
    Text("\(isThere)").accessibilityIdentifier("first")
    Button("Toggle") { isThere.toggle() }.accessibilityIdentifier("toggle")
    Reader()
  }
}

private struct Reader: View {
  @AppStorage("grid") private var isThere = false

  var body: some View { Text("\(isThere)").accessibilityIdentifier("second") }
}
