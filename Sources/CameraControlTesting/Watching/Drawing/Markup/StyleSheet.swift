/// A style sheet with named colors, and with plain colors for viewers without CSS variables.
///
/// In a rule, `$ink` stands for the color `ink`. It becomes two declarations: the light color itself, for
/// what knows no variables, and a variable, which also has a dark color.
struct StyleSheet {
  /// The sheet as text.
  let text: String

  /// Creates a sheet from colors, each in light and dark, that are variables of the elements of a selector.
  init(colors: [(name: String, light: String, dark: String)], of owner: String, rules: String) {
    let (light, dark) = (
      colors.map { "--\($0.name):\($0.light)" }.joined(separator: ";"),
      colors.map { "--\($0.name):\($0.dark)" }.joined(separator: ";")
    )
    let plain = Dictionary(uniqueKeysWithValues: colors.map { ($0.name, $0.light) })
    text =
      "\n\(owner){\(light)}\n"
      + "@media(prefers-color-scheme:dark){\(owner){\(dark)}}\n"
      + Self.doubled(rules, plain)
  }

  /// Returns rules in which each declaration with a name stands twice.
  private static func doubled(_ rules: String, _ plain: [String: String]) -> String {
    var (result, declaration) = ("", "")
    for character in rules {
      guard "{};".contains(character) else {
        declaration.append(character)
        continue
      }
      if declaration.contains("$") {
        result += replaced(declaration) { plain[$0] ?? "" } + ";"
        result += replaced(declaration) { "var(--\($0))" }
      } else {
        result += declaration
      }
      result.append(character)
      declaration = ""
    }
    return result + declaration
  }

  private static func replaced(_ declaration: String, by value: (String) -> String) -> String {
    let parts = declaration.split(separator: "$", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { text, part in
      let name = part.prefix { $0.isLetter || $0 == "-" }
      text += value(String(name)) + part.dropFirst(name.count)
    }
  }
}
