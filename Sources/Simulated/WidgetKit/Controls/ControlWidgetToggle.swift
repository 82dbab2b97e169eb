public import SimulatedAppIntents
public import SimulatedSwiftUI

/// A control that switches something on and off by an intent.
@MainActor @preconcurrency
@Kept(
  """
  init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label, \
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) = intent = action
  """)
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
where Action.ValueType == Bool {
  private let intent: Action
}

extension ControlWidgetToggle where Label == Text {
  #kept(
    """
    init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action, \
      @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) = intent = action
    """)
}

extension ControlWidgetToggle: ActingTemplate {
  var action: any AppIntent { intent }
}
