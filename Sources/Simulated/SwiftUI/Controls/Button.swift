/// A button; a test activates it as an assistive technology does, or taps it.
public struct Button<Label: View>: View, ShownView {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { (self.role, self.action, self.label) = (role, action, label()) }

  func show(in renderer: Renderer) -> [UIView] {
    let tap = renderer.keep { TapAction() }
    let environment = renderer.environment
    tap.isEnabled = environment.takesTaps
    tap.action = { [action] _ in
      action()
      environment.afterAction()
    }
    let configuration = ButtonStyleConfiguration(
      role: role, label: .init(content: renderer.give(label)), isPressed: false, trigger: action)
    let view = renderer.showStyled(configuration) { $0.label }
    renderer.decorate(view) { view in
      view.tapTargets.append(tap)
      if let role { view.look.append(lookText("Button", ["role": role])) }
    }
    return [view]
  }
}

extension Button where Label == Text {
  #titles(
    """
    init(action: @escaping @MainActor () -> Void)
    init(role: ButtonRole?, action: @escaping @MainActor () -> Void)
    """)

  /// Creates a button with the title of its role.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init("\(role)".capitalized, role: role, action: action)
  }
}

extension Button where Label == SimulatedSwiftUI.Label<Text, Image> {
  #titles(
    """
    init(systemImage: String, action: @escaping @MainActor () -> Void)
    init(systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    init(image: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void)
    """)
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the parts of another button.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}

/// The purpose of a button.
@Described("destructive; cancel; close; confirm")
public struct ButtonRole: Hashable, Sendable, CustomStringConvertible {}

extension EnvironmentValues {
  /// The work that follows the action of each button, such as closing an alert.
  @Entry var afterAction: @MainActor () -> Void = {}
}

/// A button that would start and end the editing of lists; in the simulation, it has no effect.
public struct EditButton: View {
  /// Creates a button.
  public init() {}
  /// The button.
  public var body: some View { Button("Edit") {} }
}

/// A button that opens a URL with the environment's action.
public struct Link<Label: View>: View {
  @Environment(\.openURL) private var openURL
  private let destination: URL
  private let label: Label

  /// Creates a button.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }

  /// The button.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
  }
}

extension Link where Label == Text { #titles("init(destination: URL)") }

/// A button that would pass something on; there is no other app here to take it.
@Kept(
  """
  init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) = self.label = label()
  init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) = self.label = label()
  init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview, @ViewBuilder label: () -> Label) = self.label = label()
  """)
public struct ShareLink<Label: View>: View {
  private let label: Label

  /// The button.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension ShareLink where Label == SimulatedSwiftUI.Label<Text, Image> {
  #kept(
    #"""
    init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) = label = SimulatedSwiftUI.Label("Share", systemImage: "square.and.arrow.up")
    init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview) = self.init(item: item)
    init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil) = self.init(item: items)
    """#)
}

extension ShareLink where Label == Text {
  private init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, label: () -> Text) {
    self.label = label()
  }

  #titles("init<I>(item: I, subject: Text? = nil, message: Text? = nil)")
}

/// A preview of an item that an app shares.
@Kept(
  """
  init(_ titleKey: LocalizedStringKey, image: Image? = nil, icon: Image? = nil)
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: Image? = nil, icon: Image? = nil)
  """)
public struct SharePreview: Sendable {}
