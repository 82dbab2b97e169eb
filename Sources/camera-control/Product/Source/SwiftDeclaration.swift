/// A declaration of a type or of an extension, with what stands after its colon.
struct SwiftDeclaration {
  /// `struct`, `class`, `enum`, `actor`, `protocol` or `extension`.
  let keyword: String

  /// The name of the type, without those of the types around it.
  let name: String

  /// The names of the protocols and of the superclass, without those of their modules.
  let inherited: [String]

  /// The number of the line.
  let line: Int

  /// Returns the declarations of types in code, nested ones included.
  static func all(in tokens: [SwiftToken]) -> [SwiftDeclaration] {
    tokens.indices.compactMap { index in
      guard tokens[index].isWord, keywords.contains(tokens[index].text) else { return nil }
      // `.extension` is a member, and `extension:` a label.
      if index > 0, tokens[index - 1].text == "." { return nil }
      return declaration(at: index, in: tokens)
    }
  }

  private static func declaration(at start: Int, in tokens: [SwiftToken]) -> SwiftDeclaration? {
    var index = start + 1
    guard index < tokens.count, tokens[index].isWord, !members.contains(tokens[index].text)
    else { return nil }
    var name = tokens[index].text
    index += 1
    while index + 1 < tokens.count, tokens[index].text == ".", tokens[index + 1].isWord {
      name = tokens[index + 1].text
      index += 2
    }
    skipArguments(&index, in: tokens)
    guard index < tokens.count, tokens[index].text == ":" else {
      let isDeclared = index < tokens.count && ["{", "where"].contains(tokens[index].text)
      guard isDeclared else { return nil }
      return SwiftDeclaration(
        keyword: tokens[start].text, name: name, inherited: [], line: tokens[start].line)
    }
    return SwiftDeclaration(
      keyword: tokens[start].text, name: name, inherited: inherited(after: index, in: tokens),
      line: tokens[start].line)
  }

  private static func inherited(after colon: Int, in tokens: [SwiftToken]) -> [String] {
    var names: [String] = []
    var index = colon + 1
    let end = min(tokens.count, colon + longest)
    while index < end, !["{", "}", "where"].contains(tokens[index].text),
      !keywords.contains(tokens[index].text)
    {
      if tokens[index].isWord {
        // Of `AppIntents.AppIntent`, the last name counts.
        if index > 0, tokens[index - 1].text == ".", !names.isEmpty { names.removeLast() }
        names.append(tokens[index].text)
      }
      index += 1
      skipArguments(&index, in: tokens)
    }
    return names
  }

  /// Passes over generic arguments, if there are any.
  private static func skipArguments(_ index: inout Int, in tokens: [SwiftToken]) {
    guard index < tokens.count, tokens[index].text == "<" else { return }
    var depth = 0
    let end = min(tokens.count, index + longest)
    while index < end, !["{", "}"].contains(tokens[index].text),
      !keywords.contains(tokens[index].text)
    {
      if tokens[index].text == "<" { depth += 1 }
      if tokens[index].text == ">", tokens[index - 1].text != "-" { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
  }

  /// How many tokens are looked at, so that the time grows with the length of the text only.
  private static let longest = 500

  private static let keywords: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
  // `class func` declares a member.
  private static let members: Set = [
    "func", "var", "let", "subscript", "init", "override", "final", "private", "public", "internal",
  ]
}
