import SimulatedAppIntents
public import SimulatedSwiftUI

extension ControlWidgetConfiguration {
  #kept(
    """
    func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration \
      = self
    func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration \
      = self
    func promptsForUserConfiguration() -> some ControlWidgetConfiguration = self
    """)
}

extension ControlWidgetTemplate {
  /// Sets the colour of what is on; it is ignored.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }

  /// Sets whether the person cannot use the control; it is ignored.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
}
