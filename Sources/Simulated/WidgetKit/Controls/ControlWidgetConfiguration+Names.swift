import SimulatedAppIntents
public import SimulatedSwiftUI

extension ControlWidgetConfiguration {
  /// Sets the name that the person sees; it is ignored.
  public func displayName(
    _ displayName: LocalizedStringResource
  ) -> some ControlWidgetConfiguration { self }

  /// Sets the description that the person sees; it is ignored.
  public func description(
    _ description: LocalizedStringResource
  ) -> some ControlWidgetConfiguration { self }

  /// Asks for the options when the person adds the control; it is ignored.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

extension ControlWidgetTemplate {
  /// Sets the colour of what is on; it is ignored.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }

  /// Sets whether the person cannot use the control; it is ignored.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
}
