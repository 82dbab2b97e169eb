/// The declaration of a variable, taken apart.
struct DeclaredVariable {
  /// The name, without backquotes.
  let name: String
  /// The type, if the declaration says it.
  let type: String?
  /// The initial value, if there is one.
  let value: String?
  /// Whether the declaration ends with accessors or observers.
  let hasAccessors: Bool

  /// Takes the source of a declaration apart; `nil` if it is not that of one named variable.
  init?(_ source: String) {
    var tokens = SourceTokens(source).filter { $0.kind != .comment }[...]
    guard let keyword = tokens.firstIndex(where: { $0.text == "var" }) else { return nil }
    tokens = tokens[(keyword + 1)...]
    guard let name = tokens.popFirst(), name.kind == .word else { return nil }
    self.name = name.text.filter { $0 != "`" }
    let end = tokens.firstIndex { $0.text == "=" || $0.text.first == "{" } ?? tokens.endIndex
    type = tokens.first?.text == ":" ? Self.source(of: tokens[..<end].dropFirst()) : nil
    tokens = tokens[end...]
    hasAccessors = tokens.first?.text.first == "{"
    value = tokens.first?.text == "=" ? Self.source(of: tokens.dropFirst()) : nil
  }

  /// The value of an optional that has none.
  var implicitValue: String? {
    guard let type, type.hasSuffix("?") || type.hasPrefix("Optional<") else { return nil }
    return "nil"
  }

  private static func source(of tokens: ArraySlice<SourceToken>) -> String? {
    guard let first = tokens.first, let last = tokens.last else { return nil }
    return String(first.text.base[first.text.startIndex..<last.text.endIndex])
  }
}
