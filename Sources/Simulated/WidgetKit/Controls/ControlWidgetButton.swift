public import SimulatedAppIntents
public import SimulatedSwiftUI

/// A control that performs an intent when the person touches it.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
  ControlWidgetTemplate
{
  private let intent: Action

  /// Creates a button.
  public init(action: Action, @ViewBuilder label: () -> Label) where ActionLabel == Label {
    intent = action
  }

  /// Creates a button that looks different while its intent runs.
  public init(
    action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) { intent = action }
}

extension ControlWidgetButton where Label == Text, ActionLabel == Text {
  /// Creates a button with a title.
  public init(_ titleKey: LocalizedStringKey, action: Action) { intent = action }
}

extension ControlWidgetButton where Label == Text {
  /// Creates a button with a title that looks different while its intent runs.
  public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) { intent = action }
}

extension ControlWidgetButton: ActingTemplate {
  var action: any AppIntent { intent }
}
