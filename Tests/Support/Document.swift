package import Foundation

/// A text file of the package, or several as one.
package struct Document {
  /// The root folder of the package, three levels above this file.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let urls: [URL]

  /// Creates a document from paths relative to the root of the package.
  package init(_ paths: String...) {
    urls = paths.map { Self.root.appendingPathComponent($0) }
  }

  /// Creates a document from pages of a library's catalog.
  package init(of library: String, _ pages: String...) {
    let name = library.hasPrefix("Simulated") ? "Simulated/\(library.dropFirst(9))" : library
    let folder = Self.root.appendingPathComponent("Sources/\(name)/\(library).docc")
    urls = pages.map { folder.appendingPathComponent("\($0).md") }
  }

  /// The pages of the book about tests with a phone.
  package static let testing = Document(
    joining: Document(of: "CameraControl", "CameraControl"),
    Document(
      of: "CameraControlTesting", "CameraControlTesting", "Gestures", "Checks", "Goldens",
      "Frameworks", "Silence", "Pictures", "Waiting", "Queues", "RealPhones"),
    Document(of: "CameraControlTraits", "CameraControlTraits"),
    Document(of: "CameraControlXCTest", "CameraControlXCTest"),
    Document(of: "CameraControlTerminal", "CameraControlTerminal", "Tool"))

  /// The pages of the book about apps that use Apple's names.
  package static let dropIn = Document(
    joining: Document(
      of: "SimulatedAVFoundation", "DropIn", "FindYourPhone", "AppLife", "Findings",
      "SimulatedAVFoundation"),
    Document(of: "SimulatedAVKit", "SimulatedAVKit"),
    Document(of: "SimulatedUIKit", "SimulatedUIKit"),
    Document(of: "SimulatedSwiftUI", "SimulatedSwiftUI"))

  /// The rules: the page about them all, and a page for each section.
  package static let semantics: Document = {
    let folder = root.appendingPathComponent("Docs/Semantics")
    let pages = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Document(
      joining: Document("Docs/Semantics.md"),
      Document(urls: pages.sorted().map { folder.appendingPathComponent($0) }))
  }()

  private init(urls: [URL]) {
    self.urls = urls
  }

  private init(joining documents: Document...) {
    urls = documents.flatMap(\.urls)
  }

  /// The whole text.
  package var text: String {
    get throws {
      try urls.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    }
  }

  /// The whole text, without indentation and columns.
  package var squeezed: String {
    get throws { Self.squeezed(try text) }
  }

  /// Returns the fenced code blocks of a language, without the fences.
  package func blocks(_ language: String) throws -> [String] {
    var blocks: [String] = []
    // The lines of the block that is open, and whether it is in the language.
    var open: (lines: [Substring], isWanted: Bool)?
    for line in try text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let (lines, isWanted) = open {
        if line == "```" {
          if isWanted { blocks.append(lines.joined(separator: "\n")) }
          open = nil
        } else {
          open = (lines + [line], isWanted)
        }
      } else if line.hasPrefix("```") {
        open = ([], line == "```\(language)")
      }
    }
    return blocks
  }

  /// Returns the cells of a table, row by row.
  package func rows(below heading: String) throws -> [[String]] {
    let lines = try text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { $0 == heading }) else { return [] }
    // The line below the heading separates it from the rows.
    return lines[(index + 2)...].prefix { $0.hasPrefix("| ") }
      .map { line in
        line.dropFirst(2).dropLast(2).split(separator: " | ", omittingEmptySubsequences: false)
          .map(String.init)
      }
  }

  /// Returns a text without indentation and columns.
  ///
  /// A block in a document is not indented, and its comments are aligned in a column.
  package static func squeezed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
  }
}
