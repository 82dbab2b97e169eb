import Foundation

/// A file of the repository, as text.
struct Document {
  private let url: URL

  /// Names a file by its path from the root of the repository.
  init(_ path: String) {
    url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(path)
  }

  /// All of it.
  var text: String {
    get throws { try String(contentsOf: url, encoding: .utf8) }
  }

  /// All of it, without indentation and columns.
  var squeezed: String {
    get throws { Self.squeezed(try text) }
  }

  /// The fenced blocks of a language, without the fences.
  func blocks(_ language: String) throws -> [String] {
    var blocks: [String] = []
    var open: [Substring]?
    for line in try text.split(separator: "\n", omittingEmptySubsequences: false) {
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
  static func squeezed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
  }
}
