/// An app's phrases for its intents; nothing listens to them.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The background color of the shortcuts' tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// Tells the system of new values in phrases, to which nothing listens.
  public static func updateAppShortcutParameters() {}
  /// The default color.
  public static var shortcutTileColor: ShortcutTileColor { .lightBlue }
}

/// A background color for shortcuts' tiles.
public enum ShortcutTileColor: Hashable, CaseIterable, Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink
  case grayBlue, grayGreen, grayBrown
}

/// An intent that the person can start by a phrase.
@Fields(
  "let",
  """
  intent: any AppIntent, phrases: [AppShortcutPhrase], shortTitle: LocalizedStringResource,
  systemImageName: String
  """)
public struct AppShortcut: Sendable {}

/// A phrase, in which the name of the app can stand.
public struct AppShortcutPhrase: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The phrase; the name of the app is `$(applicationName)` in it.
  public let text: String
  /// Creates a phrase from a literal.
  public init(stringLiteral value: String) { text = value }
  /// Creates a phrase from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// What stands in a phrase for something that the system knows.
  public enum Token: Sendable {
    case applicationName
  }

  /// A literal with values in it.
  @Kept(
    #"""
    init(literalCapacity: Int, interpolationCount: Int)
    mutating func appendLiteral(_ literal: String) = text += literal
    mutating func appendInterpolation(_ token: Token) = text += "$(\(token))"
    """#)
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""
  }
}

/// A result builder that lists shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  /// Returns the shortcuts in their order.
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

/// A module with intents, which tells the system where to find others; nothing looks for them.
public protocol AppIntentsPackage {
  /// The modules with the other intents.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// There are no other modules.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
