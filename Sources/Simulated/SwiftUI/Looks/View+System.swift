// What the system shows around a view: kept as it was given.
extension View {
  /// Hides or shows the status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    looked("statusBarHidden", ["": hidden])
  }

  /// Hides or shows the status bar.
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Hides or shows what the system draws over an app.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    looked("persistentSystemOverlays", ["": visibility])
  }

  /// Asks for light or dark colours.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    looked("preferredColorScheme", ["": colorScheme])
  }

  /// Sets the title in a navigation bar.
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    looked("navigationTitle", ["": title])
  }

  /// Sets the name of the view for assistive technologies.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    looked("accessibilityLabel", ["": label.text])
  }

  /// Sets the name of the view for assistive technologies.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    looked("accessibilityLabel", ["": label])
  }

  /// Sets the name of the view for assistive technologies.
  public func accessibilityLabel(_ label: Text) -> some View {
    looked("accessibilityLabel", ["": label.content])
  }

  /// Sets the value of the view for assistive technologies.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    looked("accessibilityValue", ["": value.text])
  }

  /// Sets the value of the view for assistive technologies.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    looked("accessibilityValue", ["": value])
  }

  /// Says what the view does, for assistive technologies.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    looked("accessibilityHint", ["": hint.text])
  }

  /// Says what the view does, for assistive technologies.
  @_disfavoredOverload
  public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View {
    looked("accessibilityHint", ["": hint])
  }

  /// Hides the view from assistive technologies.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    looked("accessibilityHidden", ["": hidden])
  }

  /// Says what kind of view it is, for assistive technologies.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    looked("accessibilityAddTraits", ["": traits.rawValue])
  }

  /// Hides the labels of the controls in the view.
  public func labelsHidden() -> some View { looked("labelsHidden") }

  /// Sets the size of the controls in the view.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    looked("controlSize", ["": controlSize])
  }
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the system likes.
  case automatic
  /// It is shown.
  case visible
  /// It is not shown.
  case hidden
}

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// Very small.
  case mini
  /// Small.
  case small
  /// The usual size.
  case regular
  /// Large.
  case large
  /// Very large.
  case extraLarge
}

/// Kinds of views, for assistive technologies.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt64

  /// Creates a set of kinds.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Something that is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 8)
  /// Something that begins a recording or a sound.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 16)
}
