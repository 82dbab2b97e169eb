import TestSupport
import XCTest

/// Tests that `Docs/Machines.md` shows the machines as the tables of their tests have them.
final class MachinesDocumentTests: XCTestCase {
  /// The overlay: the table’s nine states are four nodes.
  private var overlay: StateDiagram {
    let rows = OverlayTable.table.cases(in: OverlayTable.inputs).map { row in
      (row.keys[0], row.keys[1], row.outcome[1])
    }
    return StateDiagram(
      nodes: ["hidden", "control", "locked control", "list"], rows: rows
    ) { state in
      if state == "hidden" { return "hidden" }
      if state.hasPrefix("list") || state.contains("[") { return "list" }
      return state.hasPrefix("locked") || state.hasSuffix(" locked") ? "locked control" : "control"
    }
  }

  /// The button: the table’s thirteen states are five nodes.
  private var button: StateDiagram {
    StateDiagram(
      nodes: ["no press", "undecided", "light press", "click", "spent"],
      rows: buttonWays
    ) { state in
      switch ButtonRecognizerTable.stage(of: state) {
      case "light": "light press"
      case "click over light": "click"
      case let stage: stage
      }
    }
  }

  /// State, input and the stage that follows, in the order of the inputs.
  private var buttonWays: [(state: String, input: String, next: String)] {
    ButtonRecognizerTable.table.cases(in: ButtonRecognizerTable.inputs)
      .map { ($0.keys[0], $0.keys[1], $0.outcome[1]) }
  }

  /// The press of a button: the stages are the nodes.
  private var press: StateDiagram {
    let names = [
      "up": "up", "app": "for an app", "launch": "may launch", "stem": "AirPods stem",
      "spent": "spent",
    ]
    return StateDiagram(
      nodes: ["up", "for an app", "may launch", "AirPods stem", "spent"],
      rows: PressRouterTable.ways
    ) { state in
      names[state.split(separator: " | ").first.map(String.init) ?? ""] ?? ""
    }
  }

  /// The life of a capture extension: the table’s five states are three nodes.
  private var extensionLife: StateDiagram {
    let cases = ExtensionLifeTable.table.cases
    let inputs = Set(cases.map { $0.keys[1] }).sorted()
    let rows = ExtensionLifeTable.table.cases(in: inputs).map { row in
      (row.keys[0], row.keys[1], row.outcome[1])
    }
    return StateDiagram(nodes: ["absent", "launching", "viewfinder"], rows: rows) { state in
      String(state.prefix { $0.isLetter })
    }
  }

  func testTheDocumentShowsTheMachines() throws {
    let text = """
      # Machines

      See how the machines of the model change their states.

      Each of these state machines has a test with a table of states and inputs. We generate the diagrams from the tables, and a test compares the diagrams with
      this page. A diagram leaves out inputs that change nothing. A node can stand for several states. An asterisk marks an input that has this effect only in some of them.

      ## The button

      This diagram shows how the button's force and switch become gestures. While there is only light force, a press is undecided, because it may still become a
      click. When a click ends while light force remains, the button returns to the light press before the click. If there was no light press, the press
      is spent: the remaining force begins no new press. The diagram leaves out a finger that rests or slides.

      ![The states of the button](Pictures/button-machine.svg)

      ```mermaid
      \(button.mermaid)
      ```

      ## A press

      This diagram shows what happens to a press of the Camera Control, a volume button, the Action button, or the stem of AirPods, with all
      settings of the table. A press is spent if it has had its effect before the person releases the button.

      ![The states of a press](Pictures/press-machine.svg)

      ```mermaid
      \(press.mermaid)
      ```

      ## The overlay

      While a light hold locks the focus, the control has its own node, `locked control`. [The transition table](Semantics/OverlayTable.md) lists what each input does.

      ![The states of the overlay](Pictures/overlay-machine.svg)

      ```mermaid
      \(overlay.mermaid)
      ```

      ## The life of a capture extension

      ![The states of a capture extension](Pictures/extension-machine.svg)

      ```mermaid
      \(extensionLife.mermaid)
      ```

      """
    XCTAssertNil(try PictureFile("Docs/Machines.md").difference(from: text))
  }

  func testThePicturesShowTheMachines() throws {
    let diagrams = [
      "button-machine": button, "press-machine": press, "overlay-machine": overlay,
      "extension-machine": extensionLife,
    ]
    for (name, diagram) in diagrams {
      let svg = diagram.svg
      let elements = try StrictXML(svg).elements
      XCTAssertEqual(elements.first?.name, "svg")
      XCTAssertEqual(elements.count { $0.attributes["class"] == "begin" && $0.name == "circle" }, 1)
      XCTAssertNil(try PictureFile("Docs/Pictures/\(name).svg").difference(from: svg))
    }
  }

  func testNoWayCrossesALabel() throws {
    for diagram in [button, press, overlay, extensionLife] {
      let elements = try StrictXML(diagram.svg).elements
      let ways = try elements.filter { $0.attributes["class"]?.hasPrefix("way way") == true }.map {
        element in
        // Such as M91 44V20H300V35; the tip of the arrow is a path of its own.
        try XCTUnwrap(element.attributes["d"]).split { !$0.isNumber }.compactMap { Int($0) }
      }
      let labels = elements.filter { $0.attributes["class"]?.hasPrefix("input") == true }
      XCTAssertGreaterThanOrEqual(labels.count, ways.count)
      for label in labels {
        let x = try XCTUnwrap(label.attributes["x"].flatMap { Int($0) })
        let y = try XCTUnwrap(label.attributes["y"].flatMap { Int($0) }) - 4
        for way in ways where y > min(way[1], way[2]) && y < max(way[1], way[2]) {
          for line in [way[0], way[3]] {
            XCTAssertFalse(x <= line && line <= x + label.text.count * 7, "\(label.text), \(line)")
          }
        }
      }
    }
  }

  func testEveryStateOfTheTablesLeadsToANode() {
    let rows =
      buttonWays.map(\.next) + PressRouterTable.ways.map(\.next)
      + buttonWays.map { ButtonRecognizerTable.stage(of: $0.state) }
    let known: Set = [
      "no press", "undecided", "light", "click", "click over light", "spent", "up", "app", "launch",
      "stem",
    ]
    XCTAssertEqual(Set(rows), known)
    for diagram in [button, press, overlay, extensionLife] {
      for line in diagram.mermaid.split(separator: "\n") {
        XCTAssertFalse(line.hasSuffix(": "), String(line))
      }
    }
    XCTAssertTrue(button.mermaid.contains("s3 --> s4: force below light*, force light*\n"))
    XCTAssertTrue(press.mermaid.contains("s1 --> s4: cancelled, withdrawn"))
    XCTAssertTrue(overlay.mermaid.contains("s0 --> s1: light press\n"))
    XCTAssertTrue(extensionLife.mermaid.contains("s1 --> s2: all seen for 1 s"))
  }
}
