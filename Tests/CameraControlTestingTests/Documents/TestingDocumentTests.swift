import CameraControlTesting
import Foundation
import XCTest

/// What `Docs/Testing.md` shows is what is compiled and run here.
final class TestingDocumentTests: XCTestCase {
  private func root() -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root().appendingPathComponent(path), encoding: .utf8)
  }

  /// The fenced blocks of a language, without the fences.
  private func blocks(_ language: String, of document: String) -> [String] {
    var blocks: [String] = []
    var open: [Substring]?
    for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
      if let lines = open {
        if line == "```" {
          blocks.append(lines.joined(separator: "\n"))
          open = nil
        } else {
          open = lines + [line]
        }
      } else if line == "```\(language)" {
        open = []
      }
    }
    return blocks
  }

  /// A block in a document is not indented, and its comments stand in a column.
  private func squeezed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
  }

  func testEveryBlockOfSwiftIsPartOfATest() throws {
    let folder = "Tests/CameraControlTestingTests/Documents/"
    let sources = try [
      "FocusTests", "ShutterTests", "PhotoCounterTests", "EveryGestureTests",
    ].map { name in squeezed(try text("\(folder)\(name).swift")) }
    let blocks = blocks("swift", of: try text("Docs/Testing.md"))
    XCTAssertGreaterThan(blocks.count, 7)
    for block in blocks {
      let wanted = squeezed(block)
      XCTAssertTrue(sources.contains { $0.contains(wanted) }, "no test contains:\n\(block)")
    }
  }

  func testEveryBlockOfScriptCanBeReadAndHasEveryStep() throws {
    let scripts = blocks("text", of: try text("Docs/Testing.md"))
      .filter { $0.contains("light-press") && !$0.contains("0.000") }
    XCTAssertGreaterThan(scripts.count, 0)
    var words: Set<Substring> = []
    for text in scripts {
      let script = try GestureScript(parsing: text)
      for step in script.steps { words.insert("\(step)".split(separator: " ")[0]) }
    }
    XCTAssertEqual(words.count, 27, "\(words.sorted())")
  }

  func testTheDocumentNamesEveryKindOfLeftoverAndEntry() throws {
    let document = try text("Docs/Testing.md")
    for kind in Trace.Kind.allCases { XCTAssertTrue(document.contains("`\(kind)`"), "\(kind)") }
    for kind in Leftover.Kind.allCases { XCTAssertTrue(document.contains("`\(kind)`"), "\(kind)") }
  }
}
