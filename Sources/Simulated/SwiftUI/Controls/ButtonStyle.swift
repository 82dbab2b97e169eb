import SimulatedUIKit

/// The looks of buttons, made by an app.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of a button's view.
  associatedtype Body: View

  /// What a button is made of.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button is made of.
@MainActor @preconcurrency
public struct ButtonStyleConfiguration {
  /// What the button is for.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether a finger is on the button; taps are too short for that.
  public let isPressed: Bool

  let trigger: @MainActor () -> Void

  /// The label of a button.
  public struct Label: ShownView, View {
    let content: GivenContent

    func show(in renderer: Renderer) -> [UIView] { content.show(in: renderer) }
  }
}

extension View {
  /// Sets the looks of the buttons in the view.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    EnvironmentView(content: self) { $0.buttonBody = { style.makeBody(configuration: $0) } }
  }

  /// Sets the looks and the behaviour of the buttons in the view.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    EnvironmentView(content: self) { environment in
      environment.buttonBody = {
        style.makeBody(
          configuration: PrimitiveButtonStyleConfiguration(
            role: $0.role, label: $0.label, action: $0.trigger))
      }
    }
  }
}

extension EnvironmentValues {
  /// Makes the view of a button.
  var buttonBody: @MainActor (ButtonStyleConfiguration) -> any View {
    get { self[ButtonBodyKey.self] }
    set { self[ButtonBodyKey.self] = newValue }
  }

  /// Called after the action of a button, such as that of an alert.
  var afterAction: @MainActor () -> Void {
    get { self[AfterActionKey.self] }
    set { self[AfterActionKey.self] = newValue }
  }
}

private struct ButtonBodyKey: EnvironmentKey {
  static var defaultValue: @MainActor (ButtonStyleConfiguration) -> any View { { $0.label } }
}

private struct AfterActionKey: EnvironmentKey {
  static var defaultValue: @MainActor () -> Void { {} }
}
