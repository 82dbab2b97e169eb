/// A button that adds a screen to its navigation stack; without a stack, it does nothing.
public struct NavigationLink<Label: View, Destination: View>: View, ShownView {
  private let push: @MainActor (NavigationScreens) -> Void
  private let label: Label
  // A screen that is shown while a binding is `true`, in Apple's older API.
  private var shown: (screen: AnyView, isActive: Binding<Bool>)?

  func show(in renderer: Renderer) -> [UIView] {
    let screens = renderer.environment.navigation
    let button = Button {
      if let screens { push(screens) }
    } label: {
      label
    }
    guard let shown else { return renderer.show(button) }
    return renderer.show(button.navigationDestination(isPresented: shown.isActive) { shown.screen })
  }
}

extension NavigationLink {
  #kept(
    """
    init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) = self.init(destination: destination(), label: label)
    init(destination: Destination, @ViewBuilder label: () -> Label) = self.init(push: { $0.push(destination as any View) }, label: label())
    init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) = self.init(push: { _ in isActive.wrappedValue = true }, label: label(), shown: (AnyView(destination), isActive))
    init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) = self.init(destination: destination(), isActive: isActive, label: label)
    func isDetailLink(_ isDetailLink: Bool) -> some View = self
    """)

  /// Creates a link to a screen that is shown while a binding has a value, with a custom label.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding(
      get: { selection.wrappedValue == tag },
      set: { if $0 { selection.wrappedValue = tag } else { selection.wrappedValue = nil } })
    self.init(destination: destination, isActive: isActive, label: label)
  }
}

extension NavigationLink where Label == Text {
  #titles(
    """
    init(@ViewBuilder destination: () -> Destination); init(destination: Destination)
    init(destination: Destination, isActive: Binding<Bool>)
    """)
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the screen of a value.
  public init<Value: Hashable>(value: Value, @ViewBuilder label: () -> Label) {
    self.init(push: { $0.push(value) }, label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  #titles("init<V: Hashable>(value: V)")
}

extension View {
  #modifiers(
    """
    navigationDestination<Value: Hashable, Destination: View>(for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination) = DestinationView(content: self, destination: destination)
    navigationDestination<Destination: View>(isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination) = ItemDestinationView(content: self, item: isPresented.whileTrue) { _ in destination() }
    navigationDestination<Item: Hashable, Destination: View>(item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination) = ItemDestinationView(content: self, item: item, destination: destination)
    """)
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

private struct ItemDestinationView<Content: View, Item, Destination: View>: ShownView, Wrapping {
  let content: Content
  let item: Binding<Item?>
  let destination: (Item) -> Destination

  func show(in renderer: Renderer) -> [UIView] {
    let place = renderer.keep { NavigationScreens.Place() }
    if let shown = item.wrappedValue {
      place.dismiss = { [item] in item.wrappedValue = nil }
      renderer.environment.navigation?.show(at: place, shown, destination, from: renderer.source)
    }
    return renderer.show(content)
  }
}
