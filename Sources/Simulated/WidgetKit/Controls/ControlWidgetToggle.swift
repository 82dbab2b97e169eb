public import SimulatedAppIntents
public import SimulatedSwiftUI

/// A control that switches something on and off by an intent.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
where Action.ValueType == Bool {
  private let intent: Action

  /// Creates a toggle.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { intent = action }
}

extension ControlWidgetToggle where Label == Text {
  /// Creates a toggle with a title.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { intent = action }
}

extension ControlWidgetToggle: ActingTemplate {
  var action: any AppIntent { intent }
}
