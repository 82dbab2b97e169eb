/// A style for the look of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of a button's view.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button.
@MainActor @preconcurrency
public struct ButtonStyleConfiguration {
  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether a finger is on the button; a test's tap is too short to make this `true`.
  public let isPressed: Bool

  let trigger: @MainActor () -> Void

  /// The label of a control.
  public struct Label: View, ShownView {
    let content: ModifiedViewContent

    func show(in renderer: Renderer) -> [UIView] { content.show(in: renderer) }
  }
}

/// A style for the look and the behavior of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of a button's view.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Returns the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button.
@MainActor @preconcurrency
public struct PrimitiveButtonStyleConfiguration {
  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label

  let action: @MainActor () -> Void
  /// Performs the action of the button.
  public func trigger() { action() }
  /// The label of a button.
  public typealias Label = ButtonStyleConfiguration.Label
}

extension View {
  /// Sets the style for the look of buttons.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { styled(style.makeBody) }

  /// Sets the style for the look and the behavior of buttons.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    styled { (button: ButtonStyleConfiguration) in
      style.makeBody(
        configuration: PrimitiveButtonStyleConfiguration(
          role: button.role, label: button.label, action: button.trigger))
    }
  }
}

extension SystemStyle: PrimitiveButtonStyle {
  /// Returns the label.
  @MainActor public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(configuration.label.looked("buttonStyle", ["": description]))
  }
}

extension PrimitiveButtonStyle where Self == SystemStyle {
  #styles(
    "automatic; plain; borderless; bordered; borderedProminent; glass; glassProminent; glass(_ glass: Glass)"
  )
}

/// A style of buttons without decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A style of buttons without a border.
public typealias BorderlessButtonStyle = PlainButtonStyle
/// A style of buttons with a border.
public typealias BorderedButtonStyle = PlainButtonStyle
/// The default style of buttons.
public typealias DefaultButtonStyle = PlainButtonStyle
