/// The reason why the terminal can't show a phone, or why a script can't be saved.
package enum TerminalFailure: Error, Hashable, Sendable {
  /// The process has no terminal, or its terminal can't show a screen.
  case noTerminal
  /// Another program has the terminal, because this one runs in the background.
  case background
  /// The terminal already shows another phone of this process.
  case inUse
  /// The system refuses to use the terminal, with a reason.
  case unusable(String)
  /// A file cannot be written, with a reason.
  case unwritable(file: String, String)
}
