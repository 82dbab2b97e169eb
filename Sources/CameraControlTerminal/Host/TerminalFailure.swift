/// Why a phone cannot be shown in the terminal, or its script not be saved.
package enum TerminalFailure: Error, Hashable, Sendable {
  /// The process has no terminal, or one that cannot show a screen.
  case noTerminal
  /// Another program has the terminal, because this one runs in the background.
  case background
  /// Another phone of this process is shown.
  case inUse
  /// The system refuses to use the terminal, with a reason.
  case unusable(String)
  /// A file cannot be written, with a reason.
  case unwritable(file: String, String)
}
