/// Makes a value in the environment of a variable: a key with the default, and a way to it.
enum EntryMacro {
  static func expansion(of use: MacroUse) -> Expansion {
    guard let variable = use.declSyntax.flatMap({ DeclaredVariable($0.source) }) else {
      return Expansion(refusing: use, because: "@Entry needs a variable with a name")
    }
    guard !variable.hasAccessors else {
      return Expansion(refusing: use, because: "@Entry provides the accessors of its variable")
    }
    let key = "__Key_\(variable.name)"
    if use.macroRole == "accessor" {
      return Expansion(
        expandedSource: "{ get { self[\(key).self] } set { self[\(key).self] = newValue } }")
    }
    guard let value = variable.value ?? variable.implicitValue else {
      return Expansion(refusing: use, because: "@Entry needs a default value")
    }
    return Expansion(expandedSource: source(ofKey: key, type: variable.type, value: value))
  }

  // A value may end with a comment, so each has a line of its own. One with a type is evaluated
  // whenever it is read, so that it need not be `Sendable`.
  private static func source(ofKey key: String, type: String?, value: String) -> String {
    let member =
      type.map { "static var defaultValue: \($0)\n{\n\(value)\n}" }
      ?? "static let defaultValue = \(value)"
    return "private struct \(key): EnvironmentKey {\n\(member)\n}"
  }
}
