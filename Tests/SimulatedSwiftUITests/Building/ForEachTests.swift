import SwiftUI
import TestSupport
import XCTest

@MainActor
final class ForEachTests: XCTestCase {
  private struct Photo: Identifiable {
    let id: Int
  }

  func testEachElementHasAView() async {
    XCTAssertEqual(lines(ForEach(0..<3) { Text("\($0)") }), ["0", "1", "2"])
    XCTAssertEqual(lines(ForEach(["a", "b"], id: \.self) { Text($0) }), ["a", "b"])
    XCTAssertEqual(
      lines(ForEach([Photo(id: 4), Photo(id: 2)]) { Text("\($0.id)") }), ["4", "2"])
  }

  func testAnElementKeepsItsStateWhereverItIs() async throws {
    let stage = Stage(Steps(names: ["a", "b"]))
    stage.controller.view.find("b")?.simulateTap()
    try await stage.phone.wait(until: { stage.controller.view.textLines == ["a 0", "b 1"] })
    stage.controller.rootView = Steps(names: ["c", "b", "a"])
    XCTAssertEqual(stage.controller.view.textLines, ["c 0", "b 1", "a 0"])
    stage.controller.rootView = Steps(names: ["a"])
    stage.controller.rootView = Steps(names: ["a", "b"])
    XCTAssertEqual(stage.controller.view.textLines, ["a 0", "b 0"])
  }

  func testAnotherIdentityIsAnotherView() async throws {
    let stage = Stage(Step(name: "a").id(1))
    stage.controller.view.find("a")?.simulateTap()
    try await stage.phone.wait(until: { stage.controller.view.textLines == ["a 1"] })
    stage.controller.rootView = Step(name: "a").id(1)
    XCTAssertEqual(stage.controller.view.textLines, ["a 1"])
    stage.controller.rootView = Step(name: "a").id(2)
    XCTAssertEqual(stage.controller.view.textLines, ["a 0"])
  }

  func testAViewOfUnknownTypeIsTheViewItself() async throws {
    let stage = Stage(AnyView(Step(name: "a")))
    stage.controller.view.find("a")?.simulateTap()
    try await stage.phone.wait(until: { stage.controller.view.textLines == ["a 1"] })
    stage.controller.rootView = AnyView(Step(name: "a"))
    XCTAssertEqual(stage.controller.view.textLines, ["a 1"])
    stage.controller.rootView = AnyView(erasing: Text("b"))
    XCTAssertEqual(stage.controller.view.textLines, ["b"])
  }

  func testAModifierHasItsOwnState() async throws {
    let stage = Stage(Text("x").modifier(Counting()))
    stage.controller.view.find("count")?.simulateTap()
    try await stage.phone.wait(until: { stage.controller.view.textLines == ["x", "1"] })
  }
}

private struct Counting: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View {
    content
    Button("\(count)") { count += 1 }.accessibilityIdentifier("count")
  }
}

private struct Steps: View {
  let names: [String]

  var body: some View { ForEach(names, id: \.self) { Step(name: $0) } }
}

private struct Step: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier(name)
  }
}
