// What depends on the process, and is read anew each time.
extension EnvironmentValues {
  #kept(
    "let pixelLength: CGFloat = 1 / displayScale; let dismissSearch: DismissAction = DismissAction {}"
  )

  /// The locale; that of the process unless it is set.
  @Entry public var locale: Locale = .current
  /// The calendar; that of the process unless it is set.
  @Entry public var calendar: Calendar = .current
  /// The time zone; that of the process unless it is set.
  @Entry public var timeZone: TimeZone = .current
  /// Whether taps on the view have an effect.
  var takesTaps: Bool { isEnabled && isReachable }
}

/// The older form of how large texts are.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  /// Whether texts are larger than they can be without an assistive technology.
  public var isAccessibilityCategory: Bool { "\(self)".hasPrefix("accessibility") }
}

/// Light or dark colors.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

/// How much space there is in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Whether a list is edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  /// Whether it is edited.
  public var isEditing: Bool { self != .inactive }
}
