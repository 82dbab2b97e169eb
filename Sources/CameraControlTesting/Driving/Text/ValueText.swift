/// Describes values of options in words.
enum ValueText {
  /// Returns the text of a value, as code has it, and of one in an optional without saying so.
  static func text(of value: Any, nothing: String = "nil") -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { "\($0.value)" } ?? nothing
  }
}
