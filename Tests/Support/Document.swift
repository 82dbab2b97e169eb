package import Foundation

/// A text file of the package.
package struct Document {
  /// The root folder of the package, three levels above this file.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let url: URL

  /// Creates a document from a path relative to the root of the package.
  package init(_ path: String) {
    url = Self.root.appendingPathComponent(path)
  }

  /// The whole text.
  package var text: String {
    get throws { try String(contentsOf: url, encoding: .utf8) }
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
