// A modifier that only changes the look is a row in a table. The macros create functions from the
// rows. The functions record their arguments: `opacity(0.5)` becomes a line in `simulatedLook`.

/// Makes a modifier of each row, in an extension of ``View``.
@freestanding(declaration, names: arbitrary)
macro modifiers(_ table: StaticString) =
  #externalMacro(module: "MacroPlugin", type: "Modifiers")

/// Makes a ``SystemStyle`` of each row, in an extension of a protocol of styles.
@freestanding(declaration, names: arbitrary)
macro styles(_ table: StaticString) = #externalMacro(module: "MacroPlugin", type: "Named")

/// Makes a style of a type of each row, in an extension of a protocol of styles.
@freestanding(declaration, names: arbitrary)
macro styles(_ type: StaticString, _ table: StaticString) =
  #externalMacro(module: "MacroPlugin", type: "Named")

/// Makes methods of each row that return another value of a type, in an extension of it.
@freestanding(declaration, names: arbitrary)
macro modifiers(_ type: StaticString, _ table: StaticString) =
  #externalMacro(module: "MacroPlugin", type: "Modifiers")

/// Makes a view that contains other views; each row is an initializer without its last parameter.
@attached(member, names: arbitrary)
macro Container(_ table: StaticString) =
  #externalMacro(module: "MacroPlugin", type: "Container")

/// Makes a view that shows another one, such as a label, before its content.
@attached(member, names: arbitrary)
macro Container(_ label: StaticString, _ table: StaticString) =
  #externalMacro(module: "MacroPlugin", type: "Container")

/// Makes initializers with a title, in an extension of a control whose label is a text, or the modifiers
/// for alerts and choices, which have a title, too.
@freestanding(declaration, names: named(init), named(alert), named(confirmationDialog))
package macro titles(_ table: StaticString) = #externalMacro(module: "MacroPlugin", type: "Titles")

extension View {
  /// Records a modifier that only changes the look, with its arguments.
  func looked(_ name: String, _ arguments: KeyValuePairs<String, Any?> = [:]) -> some View {
    LookView(content: self, look: lookText(name, arguments))
  }
}

/// Returns the text of a call, without the arguments that are `nil`.
package func lookText(_ name: String, _ arguments: KeyValuePairs<String, Any?> = [:]) -> String {
  let given = arguments.compactMap { label, value -> String? in
    guard let value else { return nil }
    return label.isEmpty ? lookText(of: value) : "\(label): \(lookText(of: value))"
  }
  return "\(name)(\(given.joined(separator: ", ")))"
}

/// Returns a value, or `nil` if it looks like the usual one.
package func unless<Value>(_ value: Value, _ usual: Value) -> Any? {
  lookText(of: value) == lookText(of: usual) ? nil : (value as? any OptionalValue)?.some ?? value
}

private func lookText(of value: Any) -> String {
  switch value {
  case let text as any LookText: text.lookText
  case let shape as any Shape: shape.title
  // Sets have no order of their own.
  case let set as Set<AnyHashable>: "\(set.map { lookText(of: $0.base) }.sorted())"
  case let optional as any OptionalValue: optional.some.map(lookText(of:)) ?? "nil"
  default: "\(value)"
  }
}

/// A value that provides its text among the arguments of a look.
protocol LookText {
  var lookText: String { get }
}

private protocol OptionalValue {
  var some: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var some: Any? { self }
}

private struct LookView<Content: View>: ShownView, Wrapping {
  let content: Content
  let look: String

  func show(in renderer: Renderer) -> [UIView] {
    let views = renderer.show(content)
    for view in views { renderer.decorate(view) { $0.look.append(look) } }
    return views
  }
}
