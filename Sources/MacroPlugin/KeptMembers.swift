import Foundation

/// Members that only keep what they are given, or always answer the same.
///
/// A row is a declaration without its access. What stands behind an equals sign is the value, at
/// first or, for `let` and functions, for ever.
enum KeptMembers {
  /// The members of a type.
  static func source(_ table: Table, in declaration: String) -> String {
    let access = declaration.contains("open class") ? "open" : "public"
    return table.lines.map { KeptMember($0).source(access) }.joined(separator: "\n")
  }

  /// Properties behind a lock, with the values of each instance.
  static func settings(_ table: Table, in declaration: String) -> String {
    let access = declaration.contains("open class") ? "open" : "public"
    let members = table.lines.map(KeptMember.init)
    let stored = members.filter(\.isStored)
    let properties = stored.map { member in
      """
      \(access) var \(member.typed) {
        get { \(member.read) }
        set { \(member.write) }
      }
      """
    }
    return """
      private let requested = RequestedValues()
      \(properties.joined(separator: "\n"))
      \(members.filter { !$0.isStored }.map { $0.source(access) }.joined(separator: "\n"))
      """
  }

  /// Properties of a camera that are kept like settings, and can be set while the camera is locked.
  static func deviceSettings(_ table: Table) -> String {
    table.lines.map { line in
      let member = KeptMember(line)
      return """
        public var \(member.left) {
          get { \(member.read) }
          set { configure("Setting \(member.name)") { \(member.write) } }
        }
        """
    }.joined(separator: "\n")
  }
}

/// A row of a table of members.
private struct KeptMember {
  let left: String
  let right: String?
  private let words: [Substring]

  init(_ row: Substring) {
    let tokens = Array(SourceTokens(String(row)))
    let equals = tokens.firstIndex { $0.text == "=" }
    words = tokens[..<(equals ?? tokens.endIndex)].filter { $0.kind == .word }.map(\.text)
    guard let equals, let start = tokens.first?.text.base else {
      (left, right) = (String(row), nil)
      return
    }
    left = String(start[..<tokens[equals].text.startIndex].trimming(\.isWhitespace))
    right = String(start[tokens[equals].text.endIndex...].trimming(\.isWhitespace))
  }

  /// Whether the row is a property that can be set.
  var isStored: Bool {
    !["func", "let", "init", "subscript", "typealias"].contains { words.contains($0) }
  }

  /// The name of a property with its type, which follows from a plain value.
  var typed: String {
    guard !left.contains(":"), let right else { return left }
    let type =
      switch right.first {
      case "t", "f": "Bool"
      case let first? where first.isUppercase:
        String(
          right.prefix { $0 != "(" }.split(separator: ".")
            .prefix { $0.first?.isUppercase ?? false }.joined(separator: "."))
      default: "Int"
      }
    return "\(left): \(type)"
  }

  /// The name of a property.
  var name: Substring { words.first { $0.first != "@" } ?? "" }
  /// Reads the value that the app requested.
  var read: String { "requested.value(\"\(name)\", or: \(right ?? "nil"))" }
  /// Keeps the value that the app requests.
  var write: String { "requested.keep(newValue, as: \"\(name)\")" }

  func source(_ access: String) -> String {
    if isStored {
      return "\(words.contains("static") ? "public" : access) var \(left) = \(right ?? "nil")"
        .replacingOccurrences(of: "var static", with: "static var")
        .replacingOccurrences(of: "var weak", with: "weak var")
    }
    if words.first == "typealias" { return "\(access) \(left) = \(right ?? "")" }
    let isOpen = !["static", "class", "init", "nonisolated"].contains { words.contains($0) }
    let computed =
      words.contains("let") ? left.replacingOccurrences(of: "let ", with: "var ") : left
    // Attributes stand before the access.
    let start = computed.split(separator: " ").prefix { $0.first == "@" }.joined(separator: " ")
    return
      "\(start) \(isOpen ? access : "public") \(computed.dropFirst(start.count)) { \(right ?? "") }"
  }
}
