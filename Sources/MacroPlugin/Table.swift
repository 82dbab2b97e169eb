import Foundation

/// The rows of a table: signatures, which are separated by lines or semicolons.
///
/// A row is a name, or a function as in Swift, without what all rows have in common: `opacity(_
/// opacity: Double)`. A row that begins with a dot belongs to an instance.
struct Table {
  let lines: [Substring]
  /// What the macro is given before the table; empty if there is nothing.
  let prefix: Substring

  /// Takes the table in the last argument of a macro; `nil` if it is no string.
  init?(_ use: MacroUse) {
    guard let source = (use.syntax ?? use.attributeSyntax)?.source,
      let arguments = SourceTokens(source).first(where: { $0.kind == .group })
    else { return nil }
    let texts = SourceTokens(String(arguments.text.dropFirst().dropLast()))
      .filter { $0.kind == .text }.map { Self.content(of: $0.text) }
    guard let table = texts.last?.replacingOccurrences(of: "\\\n", with: "") else { return nil }
    prefix = texts.count > 1 ? texts[0] : ""
    lines = table.split { $0.isNewline || $0 == ";" }
      .map { $0[...].trimming(\.isWhitespace) }.filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }

  /// Returns what stands between the quotes of a literal.
  private static func content(of literal: Substring) -> Substring {
    let fence = literal.prefix { $0 == "#" }.count
    let length = fence + (literal.dropFirst(fence).hasPrefix("\"\"\"") ? 3 : 1)
    return literal.dropFirst(length).dropLast(length)
  }

  /// The rows as names and functions.
  var rows: [Row] { lines.compactMap(Row.init) }
}

/// A signature in a table.
struct Row {
  /// Attributes and modifiers in front of the name.
  let attributes: String
  /// Whether it belongs to an instance.
  let isMember: Bool
  let name: String
  /// The signature, with the name and without attributes, or the name alone.
  let signature: String
  /// The generic parameters, without brackets; empty if there are none.
  let generics: String
  /// The requirements of a generic signature, with the keyword; empty if there are none.
  let requirements: String
  /// The parameters; `nil` for what is no function.
  let parameters: [Parameter]?
  /// What stands behind an equals sign, without it.
  let value: String?

  init?(_ line: Substring) {
    let tokens = Array(SourceTokens(String(line)))
    guard
      let start = tokens.firstIndex(where: { $0.kind == .word && $0.text.first != "@" }),
      let text = tokens.first?.text.base
    else { return nil }
    isMember = start > 0 && tokens[start - 1].text == "."
    attributes = tokens[..<start].map(\.text).filter { $0 != "." }.joined(separator: " ")
    name = String(tokens[start].text)
    let equals = tokens[start...].firstIndex { $0.text == "=" }
    value = equals.map { String(text[tokens[$0].text.endIndex...].trimming(\.isWhitespace)) }
    let head = tokens[..<(equals ?? tokens.endIndex)]
    let end = head.firstIndex { $0.text == "where" } ?? head.endIndex
    requirements =
      head[end...].first.map {
        String(text[$0.text.startIndex..<tokens[head.endIndex - 1].text.endIndex])
      } ?? ""
    signature = String(text[tokens[start].text.startIndex..<tokens[end - 1].text.endIndex])
    let bracket = tokens[start..<end].firstIndex { $0.text.first == "(" } ?? end
    let group = bracket < end ? tokens[bracket] : nil
    generics =
      tokens[start + 1..<bracket].first?.text == "<"
      ? String(text[tokens[start + 2].text.startIndex..<tokens[bracket - 2].text.endIndex]) : ""
    parameters = equals != nil ? nil : group.map { Parameter.all(in: $0.text) }
  }
}

/// A parameter in a signature.
struct Parameter {
  /// The label at the call; empty if there is none.
  let label: String
  /// The name in the body.
  let name: String
  let type: String
  let value: String?
  /// The whole parameter.
  let source: String

  /// The parameters between two brackets.
  static func all(in group: Substring) -> [Parameter] {
    var (parts, depth): ([[SourceToken]], Int) = ([[]], 0)
    for token in SourceTokens(String(group.dropFirst().dropLast())) {
      if token.kind == .mark, token.text != "->" {
        depth += token.text.reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
      }
      if token.text == ",", depth == 0 {
        parts.append([])
      } else {
        parts[parts.count - 1].append(token)
      }
    }
    return parts.compactMap(Parameter.init)
  }

  private init?(_ tokens: [SourceToken]) {
    guard let front = tokens.first?.text, let back = tokens.last?.text else { return nil }
    source = String(front.base[front.startIndex..<back.endIndex])
    let tokens = tokens.drop { $0.text.first == "@" }
    guard let colon = tokens.firstIndex(where: { $0.text == ":" }), let first = tokens.first,
      colon + 1 < tokens.endIndex, let last = tokens.last
    else { return nil }
    let text = first.text.base
    let equals = tokens.firstIndex { $0.text == "=" }
    (label, name) = (first.text == "_" ? "" : String(first.text), String(tokens[colon - 1].text))
    type = String(
      text[
        tokens[colon + 1].text.startIndex..<tokens[(equals ?? tokens.endIndex) - 1].text.endIndex])
    value = equals.map { String(text[tokens[$0 + 1].text.startIndex..<last.text.endIndex]) }
  }
}

extension StringProtocol {
  /// The text without characters of a kind at its ends.
  func trimming(_ isLeftOut: (Character) -> Bool) -> SubSequence {
    let front = drop(while: isLeftOut)
    return front[
      ..<(front.lastIndex { !isLeftOut($0) }.map(front.index(after:)) ?? front.startIndex)]
  }
}
