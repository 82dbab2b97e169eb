import SwiftUI
import TestSupport
import XCTest

@MainActor
final class TextFieldTests: XCTestCase {
  private let log = Log<String>()

  func testTypingChangesTheTextLetterByLetter() async throws {
    let stage = Stage(Naming(log: log))
    let field = try XCTUnwrap(stage.controller.view.find("name"))
    XCTAssertTrue(field.simulateTyping("ab\u{8}c"))
    XCTAssertEqual(log.takeAll(), ["a", "ab", "a", "ac"])
    try await stage.wait(for: "ac", in: "text")
    XCTAssertEqual(field.simulatedLook, ["TextField(text: ac)"])
  }

  func testALineBreakSubmitsTheInnermostFirst() async throws {
    let stage = Stage(Naming(log: log))
    XCTAssertTrue(stage.controller.view.simulateTyping("a\n"), "the field is found inside")
    XCTAssertEqual(log.all, ["a", "inner", "outer"])
  }

  func testAScopeKeepsTheSubmissionFromTheActionsAround() async throws {
    let log = log
    let stage = Stage(
      TextField("Name", text: .constant("")).onSubmit { log.add("inner") }
        .onSubmit(of: .search) { log.add("search") }
        .submitScope().onSubmit { log.add("outer") })
    XCTAssertTrue(stage.controller.view.simulateTyping("\n"))
    XCTAssertEqual(log.all, ["inner"])
  }

  func testADisabledFieldTakesNothing() async throws {
    let stage = Stage(Naming(log: log).disabled(true))
    XCTAssertFalse(stage.controller.view.simulateTyping("a"))
    XCTAssertFalse(stage.activate("name"))
    XCTAssertEqual(log.all, [])
    XCTAssertFalse(Stage(Text("x")).controller.view.simulateTyping("a"), "there is no field")
  }

  func testALineBreakIsPartOfATallText() async throws {
    let fields: [(Binding<String>) -> AnyView] = [
      { AnyView(TextField("Story", text: $0, axis: .vertical)) },
      { AnyView(TextField(text: $0, axis: .vertical) { Text("Story") }) },
    ]
    for make in fields {
      let text = Box("")
      let stage = Stage(make(text.binding))
      XCTAssertTrue(stage.controller.view.simulateTyping("a\nb"))
      XCTAssertEqual(text.value, "a\nb")
      XCTAssertEqual(stage.controller.view.textLines, ["Story"])
    }
  }

  func testAValueChangesWhenItsTextIsSubmitted() async throws {
    let number = Box(12)
    let stage = Stage(TextField("Seconds", value: number.binding, format: .number))
    let view = try XCTUnwrap(stage.controller.view.subviews.first)
    XCTAssertEqual(view.simulatedLook, ["TextField(text: 12)"])
    view.simulateTyping("5")
    XCTAssertEqual(number.value, 12)
    try await stage.phone.wait(until: { view.simulatedLook == ["TextField(text: 125)"] })
    view.simulateTyping("\n")
    XCTAssertEqual(number.value, 125)
    view.simulateTyping("x\n")
    XCTAssertEqual(number.value, 125, "a text that is no number changes nothing")
    try await stage.phone.wait(until: { view.simulatedLook == ["TextField(text: 125)"] })
  }

  func testAFormatterReadsAndWritesAValue() async throws {
    let number = Box(12)
    let stage = Stage(TextField("Seconds", value: number.binding, formatter: NumberFormatter()))
    let view = try XCTUnwrap(stage.controller.view.subviews.first)
    XCTAssertEqual(view.simulatedLook, ["TextField(text: 12)"])
    view.simulateTyping("5\n")
    XCTAssertEqual(number.value, 125)
    view.simulateTyping("x\n")
    XCTAssertEqual(number.value, 125, "a text that is no number changes nothing")
  }

  func testTheActionOfASubmitFindsTheNewValue() async throws {
    let (number, found) = (Box(12), Box(0))
    let field = TextField("Seconds", value: number.binding, format: .number)
      .onSubmit { found.value = number.value }
    Stage(field).controller.view.subviews.first?.simulateTyping("5\n")
    XCTAssertEqual(found.value, 125)
  }

  func testAValueChangesWhenItsFieldIsLeft() async throws {
    let (number, text) = (Box(12), Box(""))
    let stage = Stage(
      VStack {
        TextField("Seconds", value: number.binding, format: .number)
          .accessibilityIdentifier("number")
        TextField("Name", text: text.binding).accessibilityIdentifier("name")
      })
    stage.controller.view.find("number")?.simulateTyping("5")
    XCTAssertEqual(number.value, 12)
    XCTAssertTrue(stage.activate("name"))
    XCTAssertEqual(number.value, 125)
    stage.controller.view.find("number")?.simulateTyping("6")
    stage.hide()
    XCTAssertEqual(number.value, 1256, "a field that goes is left")
  }

  func testEveryFieldShowsItsTitle() async {
    let (text, title) = (Binding.constant("x"), "plain")
    XCTAssertEqual(lines(TextField("key", text: text, prompt: Text("p"))), ["key"])
    XCTAssertEqual(lines(TextField(title, text: text)), ["plain"])
    XCTAssertEqual(lines(TextField(text: text) { Text("custom") }), ["custom"])
  }

  func testHowTextsAreEnteredIsALook() async {
    let field = Text("x").textFieldStyle(.roundedBorder).keyboardType(.decimalPad)
      .textInputAutocapitalization(.never).autocorrectionDisabled().submitLabel(.done)
      .scrollDismissesKeyboard(.immediately)
    XCTAssertEqual(
      look(field),
      [
        "textFieldStyle(roundedBorder)", "keyboardType(decimalPad)",
        "textInputAutocapitalization(never)", "autocorrectionDisabled()", "submitLabel(done)",
        "scrollDismissesKeyboard(immediately)",
      ])
  }

  func testAFieldTellsWhenItIsEditedAndSubmitted() async {
    var text = ""
    let binding = Binding(get: { text }, set: { text = $0 })
    let log = Log<String>()
    let field = TextField(
      "Name", text: binding, onEditingChanged: { log.add("\($0)") }, onCommit: { log.add("commit") }
    )
    let stage = Stage(field)
    stage.controller.view.subviews.first?.simulateTyping("ab\n")
    XCTAssertEqual(text, "ab")
    XCTAssertEqual(log.takeAll(), ["true", "commit", "false"])
    let short = Stage(TextField("Name", text: binding, onCommit: { log.add("commit") }))
    short.controller.view.subviews.first?.simulateTyping("\n")
    XCTAssertEqual(log.takeAll(), ["commit"])
  }
}

/// A value that a field changes.
@MainActor
@Observable
private final class Box<Value: Sendable> {
  var value: Value

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> {
    Binding(
      get: { MainActor.assumeIsolated { self.value } },
      set: { value in MainActor.assumeIsolated { self.value = value } })
  }
}

private struct Naming: View {
  let log: Log<String>
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: binding).accessibilityIdentifier("name")
        .onSubmit { log.add("inner") }
      Text(name).accessibilityIdentifier("text")
    }
    .onSubmit { log.add("outer") }
  }

  private var binding: Binding<String> {
    Binding(
      get: { name },
      set: { text in
        name = text
        log.add(text)
      })
  }
}
