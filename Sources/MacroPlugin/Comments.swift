/// The documentation of declarations that rows of a table become: their signatures in words.
enum Comments {
  /// Returns source with a comment in front of each public declaration that is not inside another.
  static func added(to source: String) -> String {
    var depth = 0
    return source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isOutermost = depth == 0
      depth += line.reduce(0) {
        "([{".contains($1) ? $0 + 1 : ")]}".contains($1) ? $0 - 1 : $0
      }
      guard isOutermost, let sentence = sentence(for: line) else { return String(line) }
      return "/// \(sentence)\n\(line)"
    }.joined(separator: "\n")
  }

  /// Returns the signature of a public declaration in words, or `nil` for another line.
  private static func sentence(for line: Substring) -> String? {
    let tokens = Array(SourceTokens(String(line)))
    guard tokens.contains(where: { ["public", "open"].contains($0.text) }),
      let kind = tokens.firstIndex(where: { kinds.contains($0.text) })
    else { return nil }
    let rest = tokens[(kind + 1)...]
    let names = ["init", "subscript"].contains(tokens[kind].text) ? nil : rest.first?.text
    let group = rest.first { $0.kind == .group && $0.text.first == "(" }?.text ?? "()"
    let isFunction = !["var", "let", "enum", "typealias"].contains(tokens[kind].text)
    let labels = isFunction ? Parameter.all(in: group).map(\.label).filter { !$0.isEmpty } : []
    let start = names.map { words(of: $0) } ?? (tokens[kind].text == "init" ? "Create" : "Element")
    let list = labels.map { words(of: Substring($0)).lowercased() }.joined(separator: ", ")
    return start + (list.isEmpty ? "" : ", with \(list)") + "."
  }

  /// Returns a name as words, the first with a capital.
  private static func words(of name: Substring) -> String {
    var text = ""
    for letter in name where letter != "`" {
      if letter.isUppercase, text.last?.isLowercase ?? false { text += " " }
      text.append(letter)
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static let kinds: Set<Substring> = [
    "var", "let", "func", "init", "subscript", "typealias", "enum",
  ]
}
