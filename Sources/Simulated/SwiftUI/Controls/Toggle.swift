import SimulatedUIKit

/// A switch; a tap switches it.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a switch with a custom label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle: ShownView {
  func show(in renderer: Renderer) -> [UIView] {
    let tap = renderer.keep { TapAction() }
    tap.isEnabled = renderer.environment.takesTaps
    tap.action = { [isOn] _ in isOn.wrappedValue.toggle() }
    let view = renderer.showTogether(label)
    renderer.decorate(view) { view in
      view.look.append(lookText("Toggle", ["isOn": isOn.wrappedValue]))
      view.tapTargets.append(tap)
    }
    return [view]
  }
}
