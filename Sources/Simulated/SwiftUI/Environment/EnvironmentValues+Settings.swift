public import Foundation

extension EnvironmentValues {
  /// Whether the view reacts to taps; see ``View/disabled(_:)``.
  public var isEnabled: Bool {
    get { self[IsEnabled.self] }
    set { self[IsEnabled.self] = newValue }
  }

  /// Whether the colours are light or dark; light unless it is set.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The width of the space; compact, as on a phone held upright, unless it is set.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClass.self] }
    set { self[HorizontalSizeClass.self] = newValue }
  }

  /// The height of the space; regular, as on a phone held upright, unless it is set.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClass.self] }
    set { self[VerticalSizeClass.self] = newValue }
  }

  /// The number of pixels per point; 3 unless it is set.
  public var displayScale: CGFloat {
    get { self[DisplayScale.self] }
    set { self[DisplayScale.self] = newValue }
  }

  /// The locale; that of the process unless it is set.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// Whether taps reach the view; see ``View/allowsHitTesting(_:)``.
  var isReachable: Bool {
    get { self[IsReachable.self] }
    set { self[IsReachable.self] = newValue }
  }

  /// Whether taps on the view have an effect.
  var takesTaps: Bool { isEnabled && isReachable }
}

/// Light or dark colours.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Light colours.
  case light
  /// Dark colours.
  case dark
}

/// How much space there is in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space.
  case compact
  /// Ordinary space.
  case regular
}

private struct IsEnabled: EnvironmentKey {
  static let defaultValue = true
}

private struct IsReachable: EnvironmentKey {
  static let defaultValue = true
}

private struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

private struct HorizontalSizeClass: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}

private struct VerticalSizeClass: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

private struct DisplayScale: EnvironmentKey {
  static let defaultValue: CGFloat = 3
}

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
}
