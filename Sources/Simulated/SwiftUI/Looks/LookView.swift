import SimulatedUIKit

extension View {
  /// Notes a modifier that only changes the looks, with the arguments that were given.
  func looked(_ name: String, _ arguments: KeyValuePairs<String, Any?> = [:]) -> some View {
    LookView(content: self, look: lookText(name, arguments))
  }
}

/// Returns the text of a call, without the arguments that are `nil`.
func lookText(_ name: String, _ arguments: KeyValuePairs<String, Any?> = [:]) -> String {
  let given = arguments.compactMap { label, value -> String? in
    guard let value else { return nil }
    return label.isEmpty ? "\(value)" : "\(label): \(value)"
  }
  return "\(name)(\(given.joined(separator: ", ")))"
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
