/// The looks and the behaviour of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of a button's view.
  associatedtype Body: View

  /// What a button is made of.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button is made of.
@MainActor @preconcurrency
public struct PrimitiveButtonStyleConfiguration {
  /// What the button is for.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: ButtonStyleConfiguration.Label

  let action: @MainActor () -> Void

  /// Performs the action of the button.
  public func trigger() { action() }
}

/// A style of the system, which is known by its name.
public struct SystemButtonStyle: PrimitiveButtonStyle, Sendable {
  let name: String

  /// Returns the label, which notes the style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.looked("buttonStyle", ["": name])
  }
}

extension PrimitiveButtonStyle where Self == SystemButtonStyle {
  /// The system's choice.
  public static var automatic: SystemButtonStyle { SystemButtonStyle(name: "automatic") }
  /// The label alone.
  public static var plain: SystemButtonStyle { SystemButtonStyle(name: "plain") }
  /// The label in a colour.
  public static var borderless: SystemButtonStyle { SystemButtonStyle(name: "borderless") }
  /// The label on a background.
  public static var bordered: SystemButtonStyle { SystemButtonStyle(name: "bordered") }
  /// The label on a background that stands out.
  public static var borderedProminent: SystemButtonStyle {
    SystemButtonStyle(name: "borderedProminent")
  }
  /// The label on glass.
  public static var glass: SystemButtonStyle { SystemButtonStyle(name: "glass") }
}
