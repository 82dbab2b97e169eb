import CameraControl
import CameraControlTesting
import SwiftUI
import XCTest

@MainActor
final class SceneStorageTests: XCTestCase {
  func testViewsOfAnAppShareAValue() async throws {
    let stage = Stage(Screen())
    XCTAssertEqual(stage.text("first"), "1")
    XCTAssertTrue(stage.activate("add"))
    try await stage.wait(for: "2", in: "first")
    XCTAssertEqual(stage.text("second"), "2")
  }

  func testAValueOutlivesItsViews() async throws {
    let stage = Stage(Screen())
    XCTAssertTrue(stage.activate("add"))
    try await stage.wait(for: "2", in: "first")
    stage.hide()
    XCTAssertEqual(Stage(Screen(), on: stage.phone).text("first"), "2")
  }

  func testAppsAndPhonesShareNothing() async throws {
    let stage = Stage(Screen())
    XCTAssertTrue(stage.activate("add"))
    try await stage.wait(for: "2", in: "first")
    XCTAssertEqual(Stage(Screen()).text("first"), "1")
    let other = AmbientPhone.withApp(stage.phone.core.launch("Other")) {
      let window = UIWindow(frame: .zero)
      window.rootViewController = UIHostingController(rootView: Screen())
      return window
    }
    XCTAssertEqual(other.text("first"), "1")
  }

  func testEveryKindOfValueIsKept() async {
    let phone = SimulatedPhone()
    phone.asCurrent {
      XCTAssertEqual(Values().all, ["true", "1", "1.5", "a", "video", "2", "nil", "nil"])
      Values().change()
      XCTAssertEqual(Values().all, ["false", "2", "2.5", "b", "photo", "1", "c", "video"])
      Values().forget()
      XCTAssertEqual(Values().all.suffix(2), ["nil", "nil"])
    }
  }

  func testAValueOfAnotherKindIsTheDefault() async {
    SimulatedPhone().asCurrent {
      let text = SceneStorage(wrappedValue: "a", "key")
      let number = SceneStorage(wrappedValue: 7, "key")
      let mode = SceneStorage(wrappedValue: Mode.video, "key")
      text.wrappedValue = "poem"
      XCTAssertEqual(number.wrappedValue, 7)
      XCTAssertEqual(mode.wrappedValue, .video)
      text.projectedValue.wrappedValue = "photo"
      XCTAssertEqual(mode.wrappedValue, .photo)
    }
  }
}

private enum Mode: String { case photo, video }

private enum Level: Int {
  case one = 1
  case two = 2
}

private struct Screen: View {
  @SceneStorage("count") private var count = 1

  var body: some View {
    Text("\(count)").accessibilityIdentifier("first")
    Button("Add") { count += 1 }.accessibilityIdentifier("add")
    Other()
  }
}

private struct Other: View {
  @SceneStorage("count") private var count = 1

  var body: some View { Text("\(count)").accessibilityIdentifier("second") }
}

@MainActor
private struct Values {
  @SceneStorage("switch") private var isOn = true
  @SceneStorage("whole") private var whole = 1
  @SceneStorage("number") private var number = 1.5
  @SceneStorage("text") private var text = "a"
  @SceneStorage("mode") private var mode = Mode.video
  @SceneStorage("level") private var level = Level.two
  @SceneStorage("some text") private var someText: String?
  @SceneStorage("some mode") private var someMode: Mode?

  var all: [String] {
    [
      "\(isOn)", "\(whole)", "\(number)", text, mode.rawValue, "\(level.rawValue)",
      someText ?? "nil", someMode?.rawValue ?? "nil",
    ]
  }

  func change() {
    (isOn, whole, number, text) = (false, 2, 2.5, "b")
    (mode, level, someText, someMode) = (.photo, .one, "c", .video)
  }

  func forget() { (someText, someMode) = (nil, nil) }
}
