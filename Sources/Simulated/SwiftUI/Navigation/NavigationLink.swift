import SimulatedUIKit

/// A button that adds a screen to the stack that it is on; without a stack it does nothing.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let push: @MainActor (NavigationScreens) -> Void
  private let label: Label
}

extension NavigationLink {
  /// Creates a link to a screen, with a custom label.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), label: label)
  }

  /// Creates a link to a screen, with a custom label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(push: { $0.push(destination as any View) }, label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a screen, with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination()) { Text(titleKey) }
  }

  /// Creates a link to a screen, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination()) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the screen of a value, with a custom label.
  public init<Value: Hashable>(value: Value, @ViewBuilder label: () -> Label) {
    self.init(push: { $0.push(value) }, label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link to the screen of a value, with a title.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(value: value) { Text(titleKey) }
  }
}

extension NavigationLink: ShownView {
  func show(in renderer: Renderer) -> [UIView] {
    let screens = renderer.environment.navigation
    return renderer.show(
      Button {
        if let screens { push(screens) }
      } label: {
        label
      })
  }
}

extension View {
  /// Says which screen stands for a value, on the stack that the view is on.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    DestinationView(content: self, destination: destination)
  }
}

private struct DestinationView<Content: View, Value: Hashable, Destination: View>: ShownView,
  Wrapping
{
  let content: Content
  let destination: (Value) -> Destination

  func show(in renderer: Renderer) -> [UIView] {
    renderer.environment.navigation?.add(destination, from: renderer.source)
    return renderer.show(content)
  }
}
