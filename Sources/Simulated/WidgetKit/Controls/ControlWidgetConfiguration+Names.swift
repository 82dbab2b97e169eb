import SimulatedAppIntents
public import SimulatedSwiftUI

extension ControlWidgetConfiguration {
  #kept(
    """
    func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration = self
    func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration = self
    func promptsForUserConfiguration() -> some ControlWidgetConfiguration = self
    """)
}

extension ControlWidgetTemplate {
  #kept(
    """
    func tint(_ tint: Color?) -> some ControlWidgetTemplate = self
    func disabled(_ disabled: Bool) -> some ControlWidgetTemplate = self
    """)
}
