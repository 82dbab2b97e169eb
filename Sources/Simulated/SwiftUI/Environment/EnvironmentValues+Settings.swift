// Values that depend on the process, and that are read anew each time.
extension EnvironmentValues {
  #kept(
    "let pixelLength: CGFloat = 1 / displayScale; let dismissSearch: DismissAction = DismissAction {}"
  )

  /// The locale; by default, the locale of the process.
  @Entry public var locale: Locale = .current
  /// The calendar; by default, the calendar of the process.
  @Entry public var calendar: Calendar = .current
  /// The time zone; by default, the time zone of the process.
  @Entry public var timeZone: TimeZone = .current
  /// Whether taps on the view have an effect.
  var takesTaps: Bool { isEnabled && isReachable }
}

/// The size of texts, in Apple's older API.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  /// Whether the size is one of the larger sizes for accessibility.
  public var isAccessibilityCategory: Bool { "\(self)".hasPrefix("accessibility") }
}

/// Light or dark colors.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

/// How much space is available in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Whether the person is editing a list.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  /// Whether the person is editing the list.
  public var isEditing: Bool { self != .inactive }
}
