public import SimulatedAppIntents
public import SimulatedSwiftUI

/// A control that performs an intent when the person touches it.
@MainActor @preconcurrency
@Kept(
  """
  init(action: Action, @ViewBuilder label: () -> Label) where ActionLabel == Label = intent = action
  init(action: Action, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) = intent = action
  """)
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
  ControlWidgetTemplate
{
  private let intent: Action
}

extension ControlWidgetButton where Label == Text, ActionLabel == Text {
  #kept("init(_ titleKey: LocalizedStringKey, action: Action) = intent = action")
}

extension ControlWidgetButton where Label == Text {
  #kept(
    "init(_ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) = intent = action"
  )
}

extension ControlWidgetButton: ActingTemplate {
  var action: any AppIntent { intent }
}
