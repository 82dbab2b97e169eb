// The looks of controls and symbols: kept as they were given.
extension View {
  /// Sets the looks of switches.
  public func toggleStyle(_ style: ToggleStyle) -> some View {
    looked("toggleStyle", ["": style])
  }

  /// Sets what labels show.
  public func labelStyle(_ style: LabelStyle) -> some View { looked("labelStyle", ["": style]) }

  /// Sets the form of buttons.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    looked("buttonBorderShape", ["": shape])
  }

  /// Sets the variant of symbols.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    looked("symbolVariant", ["": variant])
  }

  /// Animates symbols while something holds.
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View {
    looked("symbolEffect", ["": effect, "isActive": isActive])
  }

  /// Animates symbols when a value changes.
  public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, value: Value
  ) -> some View {
    looked("symbolEffect", ["": effect, "value": value])
  }

  /// Lets the phone be felt when a value changes.
  public func sensoryFeedback<Value: Equatable>(
    _ feedback: SensoryFeedback, trigger: Value
  ) -> some View {
    looked("sensoryFeedback", ["": feedback, "trigger": trigger])
  }
}

/// The looks of switches.
public enum ToggleStyle: Hashable, Sendable {
  /// As the system likes.
  case automatic
  /// A button.
  case button
  /// A switch.
  case `switch`
}

/// What labels show.
public enum LabelStyle: Hashable, Sendable {
  /// As the system likes.
  case automatic
  /// The icon.
  case iconOnly
  /// The title.
  case titleOnly
  /// Both.
  case titleAndIcon
}

/// The form of buttons.
public enum ButtonBorderShape: Hashable, Sendable {
  /// As the system likes.
  case automatic
  /// A capsule.
  case capsule
  /// A circle.
  case circle
  /// A rectangle with round corners.
  case roundedRectangle
}

/// The variant of symbols.
public enum SymbolVariants: Hashable, Sendable {
  /// The plain symbol.
  case none
  /// In a circle.
  case circle
  /// In a square.
  case square
  /// Filled.
  case fill
  /// Crossed out.
  case slash
}

/// How symbols move.
public enum SymbolEffect: Hashable, Sendable {
  /// They bounce.
  case bounce
  /// Their opacity changes.
  case pulse
  /// They become larger.
  case scale
  /// They turn.
  case rotate
  /// Their layers change colour, one after the other.
  case variableColor
}

/// What is felt.
public enum SensoryFeedback: Hashable, Sendable {
  /// Two things have met.
  case impact
  /// Something was chosen.
  case selection
  /// Something has worked.
  case success
  /// Something may go wrong.
  case warning
  /// Something went wrong.
  case error
}
