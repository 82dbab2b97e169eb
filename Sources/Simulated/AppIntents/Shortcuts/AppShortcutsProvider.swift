public import SimulatedFoundation

/// An app's phrases for its intents; nothing listens to them.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

/// An intent that the person can start by a phrase.
public struct AppShortcut: Sendable {
  /// The intent.
  public let intent: any AppIntent

  /// The phrases.
  public let phrases: [AppShortcutPhrase]

  /// The title.
  public let shortTitle: LocalizedStringResource

  /// The name of the symbol.
  public let systemImageName: String

  /// Creates a shortcut.
  public init(
    intent: some AppIntent, phrases: [AppShortcutPhrase], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    self.intent = intent
    self.phrases = phrases
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }
}

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
    /// The name of the app.
    case applicationName
  }

  /// A literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Creates an empty literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds what stands for something that the system knows.
    public mutating func appendInterpolation(_ token: Token) { text += "$(\(token))" }
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
