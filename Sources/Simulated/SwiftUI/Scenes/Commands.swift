// An iPhone shows no menu bar, so the simulation accepts commands but never shows them.

extension Scene {
  /// Adds commands to the menu bar; an iPhone has no menu bar.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
}

/// Commands of a menu bar.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the content of these commands.
  associatedtype Body: Commands
  /// The content of these commands.
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

/// Commands that an app adds to the system's commands, or that replace them.
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
