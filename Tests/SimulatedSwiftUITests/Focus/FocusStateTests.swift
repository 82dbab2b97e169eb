import SwiftUI
import TestSupport
import XCTest

@MainActor
final class FocusStateTests: XCTestCase {
  private let log = Log<String>()

  func testATapGivesAFieldTheKeyboardAndAnotherTakesIt() async throws {
    let stage = Stage(Form())
    XCTAssertEqual(stage.text("focus"), "none")
    XCTAssertTrue(stage.activate("name"))
    try await stage.wait(for: "name", in: "focus")
    XCTAssertEqual(stage.controller.view.find("place")?.simulateTap(), true)
    try await stage.wait(for: "place", in: "focus")
  }

  func testTheAppMovesTheKeyboard() async throws {
    let stage = Stage(Form())
    XCTAssertTrue(stage.activate("next"))
    try await stage.wait(for: "place", in: "focus")
    XCTAssertTrue(stage.activate("done"))
    try await stage.wait(for: "none", in: "focus")
  }

  func testSubmittingGivesTheKeyboardUpOrToTheNextField() async throws {
    let stage = Stage(Form())
    stage.controller.view.find("name")?.simulateTyping("a\n")
    try await stage.wait(for: "place", in: "focus")
    stage.controller.view.find("place")?.simulateTyping("b\n")
    try await stage.wait(for: "none", in: "focus")
  }

  func testAFieldThatGoesGivesTheKeyboardUp() async throws {
    let stage = Stage(Search(log: log))
    XCTAssertTrue(stage.activate("field"))
    try await stage.wait(for: "true", in: "focus")
    XCTAssertTrue(stage.activate("hide"))
    try await stage.wait(for: "false", in: "focus")
    stage.hide()
  }

  func testAFocusWithoutAFieldIsSetBack() async throws {
    let stage = Stage(Search(log: log, hasField: false))
    XCTAssertTrue(stage.activate("focus it"))
    try await stage.phone.wait(until: { self.log.all == ["true", "false"] })
    XCTAssertEqual(stage.text("focus"), "false")
  }

  func testADisabledFieldDoesNotGetTheKeyboard() async throws {
    let stage = Stage(Search(log: log, isDisabled: true))
    XCTAssertTrue(stage.activate("focus it"))
    try await stage.phone.wait(until: { self.log.all == ["true", "false"] })
  }

  func testAnUnmarkedFieldTakesTheKeyboardToo() async throws {
    let stage = Stage(Form())
    XCTAssertTrue(stage.activate("name"))
    try await stage.wait(for: "name", in: "focus")
    XCTAssertTrue(stage.activate("note"))
    try await stage.wait(for: "none", in: "focus")
  }
}

private struct Form: View {
  private enum Field { case name, place }

  @FocusState private var focus: Field?
  @State private var name = ""
  @State private var place = ""

  var body: some View {
    Text(focus.map { "\($0)" } ?? "none").accessibilityIdentifier("focus")
    TextField("Name", text: $name).focused($focus, equals: .name)
      .onSubmit { focus = .place }.accessibilityIdentifier("name")
    PlaceField(text: $place, isFocused: $focus)
    TextField("Note", text: $place).accessibilityIdentifier("note")
    Button("Next") { focus = .place }.accessibilityIdentifier("next")
    Button("Done") { focus = nil }.accessibilityIdentifier("done")
  }

  private struct PlaceField: View {
    @Binding var text: String
    @FocusState.Binding var isFocused: Field?

    var body: some View {
      VStack { TextField("Place", text: $text).accessibilityIdentifier("place") }
        .focused($isFocused, equals: .place)
    }
  }
}

private struct Search: View {
  let log: Log<String>
  @State var hasField = true
  var isDisabled = false
  @FocusState private var isFocused
  @State private var text = ""

  var body: some View {
    Text("\(isFocused)").accessibilityIdentifier("focus")
      .onChange(of: isFocused) { log.add("\(isFocused)") }
    VStack {
      if hasField {
        TextField("Search", text: $text).accessibilityIdentifier("field").disabled(isDisabled)
      }
    }
    .focused($isFocused)
    Button("Hide") { hasField = false }.accessibilityIdentifier("hide")
    Button("Focus") { isFocused = true }.accessibilityIdentifier("focus it")
  }
}
