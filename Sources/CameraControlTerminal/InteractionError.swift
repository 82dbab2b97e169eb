/// The error of a phone that cannot be shown in the terminal.
public struct InteractionError: Error, Hashable, Sendable {
  /// What is in the way.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name of the code.
    public let rawValue: String

    /// Creates a code.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The process has no terminal, or one that cannot show a screen.
    public static let noTerminal = Code(rawValue: "noTerminal")
    /// The variable `CI` says that no person is there.
    public static let continuousIntegration = Code(rawValue: "continuousIntegration")
    /// The tests run in the background, so that another program has the terminal.
    public static let background = Code(rawValue: "background")
    /// Another test shows its phone.
    public static let inUse = Code(rawValue: "inUse")
    /// The system refuses to use the terminal.
    public static let unusableTerminal = Code(rawValue: "unusableTerminal")
    /// The file for the script cannot be written.
    public static let unwritableFile = Code(rawValue: "unwritableFile")
  }

  /// What is in the way.
  public var code: Code
  /// A sentence that says what is wrong and what to do about it.
  public var message: String
  /// The place of the call, such as `Module/File.swift:12`.
  public var place: String
}

extension InteractionError: CustomStringConvertible {
  /// The place and the message.
  public var description: String { "\(place): \(message)" }
}

extension InteractionError {
  init(_ failure: TerminalFailure, at place: String) {
    self.place = place
    switch failure {
    case .noTerminal:
      code = .noTerminal
      message =
        "interact() shows the phone in a terminal, and this process has none. Run the test in one, "
        + "such as with swift test --filter, or remove the call."
    case .background:
      code = .background
      message =
        "interact() needs the terminal, which another program has: the tests run in the background. "
        + "Run them in the foreground."
    case .inUse:
      code = .inUse
      message =
        "Another test shows its phone in the terminal. Run one of them at a time, such as with "
        + "swift test --filter."
    case .unusable(let reason):
      code = .unusableTerminal
      message = "The terminal cannot be used: \(reason)."
    case .unwritable(let file, let reason):
      code = .unwritableFile
      message = "The script cannot be written to “\(file)”: \(reason)."
    }
  }

  static func continuousIntegration(at place: String) -> InteractionError {
    InteractionError(
      code: .continuousIntegration,
      message:
        "interact() waits for a person, and the variable CI of the environment says that none is "
        + "there. Remove the call.", place: place)
  }
}
