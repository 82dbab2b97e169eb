/// A switch; a tap switches it.
public struct Toggle<Label: View>: View, ShownView {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a switch.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }

  func show(in renderer: Renderer) -> [UIView] {
    let tap = renderer.keep { TapAction() }
    tap.isEnabled = renderer.environment.takesTaps
    tap.action = { [isOn] _ in isOn.wrappedValue.toggle() }
    let configuration = ToggleStyleConfiguration(
      label: .init(content: renderer.give(label)), isOn: isOn)
    let view = renderer.showStyled(configuration) { $0.label }
    renderer.decorate(view) { view in
      view.look.append(lookText("Toggle", ["isOn": isOn.wrappedValue]))
      view.tapTargets.append(tap)
    }
    return [view]
  }
}

extension Toggle where Label == Text { #titles("init(isOn: Binding<Bool>)") }

extension Toggle where Label == SimulatedSwiftUI.Label<Text, Image> {
  #titles("init(systemImage: String, isOn: Binding<Bool>)")
}

/// A style for the look of switches.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of a switch's view.
  associatedtype Body: View
  /// The parts of a switch.
  typealias Configuration = ToggleStyleConfiguration
  /// Returns the view of a switch.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a switch.
@MainActor @preconcurrency
public struct ToggleStyleConfiguration {
  /// The label.
  public let label: Label
  /// Whether the switch is on.
  @Binding public var isOn: Bool
  /// The label of a switch.
  public typealias Label = ButtonStyleConfiguration.Label

  init(label: Label, isOn: Binding<Bool>) { (self.label, _isOn) = (label, isOn) }
}

extension View {
  /// Sets the style for the look of switches.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { styled(style.makeBody) }
}

extension SystemStyle: ToggleStyle {
  /// Returns the label.
  @MainActor public func makeBody(configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(configuration.label.looked("toggleStyle", ["": description]))
  }
}

extension ToggleStyle where Self == SystemStyle { #styles("automatic; button; `switch`") }
