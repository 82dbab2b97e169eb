import TestSupport
import XCTest

/// Tests that `Docs/Machines.md` shows the machines as the tables of their tests have them.
final class MachinesDocumentTests: XCTestCase {
  /// The overlay: the table’s nine states are four nodes.
  private var overlay: StateDiagram {
    let rows = OverlayTable.rows.map { row in
      (row.state, row.input, Self.next(row.outcome))
    }
    return StateDiagram(
      nodes: ["hidden", "control", "locked control", "list"], rows: rows
    ) { state in
      if state == "hidden" { return "hidden" }
      if state.hasPrefix("list") || state.contains("[") { return "list" }
      return state.hasPrefix("locked") || state.hasSuffix(" locked") ? "locked control" : "control"
    }
  }

  /// The life of a capture extension: the table’s five states are three nodes.
  private var extensionLife: StateDiagram {
    let rows = ExtensionLifeTable.rows.sorted { $0.key < $1.key }.map { key, outcome in
      let parts = key.split(separator: " | ").map(String.init)
      return (parts[0], parts[1], Self.next(outcome))
    }
    return StateDiagram(nodes: ["absent", "launching", "viewfinder"], rows: rows) { state in
      String(state.prefix { $0.isLetter })
    }
  }

  /// Returns the state that an outcome leads to, which stands between `>` and a comma.
  private static func next(_ outcome: String) -> String {
    let state = outcome.split(separator: ">").last ?? ""
    return state.split(separator: ",").first?.trimmingPrefix(" ").description ?? ""
  }

  func testTheDocumentShowsTheMachines() throws {
    let text = """
      # Machines

      The machines whose tests walk a table of states and inputs, as diagrams. They are made from those tables, so they show what is
      tested; a test compares them with this document. Inputs that change nothing are left out. An asterisk means that the input takes
      this way only in some of the states that the node stands for.

      ## The overlay

      While a hold locks the focus, the control is a node of its own. [Semantics](Semantics.md) has each transition with its rule.

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
    for (name, diagram) in ["overlay-machine": overlay, "extension-machine": extensionLife] {
      let svg = diagram.svg
      XCTAssertEqual(try StrictXML(svg).elements.first?.name, "svg")
      XCTAssertNil(try PictureFile("Docs/Pictures/\(name).svg").difference(from: svg))
    }
  }

  func testEveryStateOfTheTablesLeadsToANode() {
    for line in (overlay.mermaid + "\n" + extensionLife.mermaid).split(separator: "\n") {
      XCTAssertFalse(line.hasSuffix(": "), String(line))
    }
    XCTAssertTrue(overlay.mermaid.contains("s0 --> s1: light press\n"))
    XCTAssertTrue(extensionLife.mermaid.contains("s1 --> s2: all seen for 1 s"))
  }
}
