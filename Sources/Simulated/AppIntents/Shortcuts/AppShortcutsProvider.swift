/// The phrases that start an app's intents; a simulated phone doesn't listen to them.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The background color of the shortcuts' tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// Tells the system that values in phrases have changed; in the simulation, has no effect.
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

/// A phrase, which can contain the name of the app.
public struct AppShortcutPhrase: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The phrase, with `$(applicationName)` in place of the app's name.
  public let text: String
  /// Creates a phrase from a literal.
  public init(stringLiteral value: String) { text = value }
  /// Creates a phrase from a string interpolation.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// A placeholder in a phrase, which the system replaces.
  public enum Token: Sendable {
    case applicationName
  }

  /// A string interpolation for a phrase.
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

/// A module with intents, which lists other modules with intents; nothing reads the list.
public protocol AppIntentsPackage {
  /// The modules with the other intents.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// The modules with the other intents; by default, there are none.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
