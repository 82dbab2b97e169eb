// An iPhone shows no menu bar: commands are taken and never shown.

extension Scene {
  /// Adds commands to the menu bar, of which an iPhone has none.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
}

/// Commands of a menu bar.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands that make up these.
  associatedtype Body: Commands
  /// The commands that make up these.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never { #kept("let body: Never = noBody(of: Self.self)") }

/// A result builder for the commands of a scene.
@MainActor @preconcurrency @resultBuilder
public enum CommandsBuilder {
  /// Returns no commands.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands { NoCommands() }
}

private struct NoCommands: Commands {}

/// Commands beside those of the system or in their place.
@Kept(
  """
  init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  """)
public struct CommandGroup<Content: View>: Commands {}

/// A place in the menu bar.
@Described("appInfo; appSettings; newItem; toolbar; sidebar; help")
public struct CommandGroupPlacement: Sendable, CustomStringConvertible {}
