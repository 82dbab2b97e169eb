/// A value of a project file, with the line that it begins in.
struct ProjectNode {
  indirect enum Value {
    case text(String)
    case list([ProjectNode])
    case table([String: ProjectNode])
  }

  let value: Value

  /// The number of the line, from 1.
  let line: Int

  /// The text, if it is one.
  var text: String? {
    if case .text(let text) = value { text } else { nil }
  }

  /// The texts of a list; a text alone is a list of one.
  var texts: [String] {
    switch value {
    case .text(let text): [text]
    case .list(let nodes): nodes.compactMap(\.text)
    case .table: []
    }
  }

  /// The members of a dictionary; empty for any other value.
  var table: [String: ProjectNode] {
    if case .table(let table) = value { table } else { [:] }
  }

  /// Returns the value of a key of a dictionary.
  subscript(_ key: String) -> ProjectNode? { table[key] }

  /// Returns the text of a key of a dictionary.
  func text(_ key: String) -> String? { self[key]?.text }

  /// Returns the texts in a list of a dictionary.
  func texts(_ key: String) -> [String] { self[key]?.texts ?? [] }
}
