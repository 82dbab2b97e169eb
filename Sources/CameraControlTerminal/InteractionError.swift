/// An error that says why the terminal can't show a phone.
public struct InteractionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason why the terminal can't show the phone.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name of the code.
    public let rawValue: String

    /// Creates a code.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The process has no terminal, or its terminal can't show a screen.
    public static let noTerminal = Code(rawValue: "noTerminal")
    /// The environment variable `CI` is set, so the library assumes that no person is present.
    public static let continuousIntegration = Code(rawValue: "continuousIntegration")
    /// The tests run in the background, so another program is using the terminal.
    public static let background = Code(rawValue: "background")
    /// Another test is already showing its phone.
    public static let inUse = Code(rawValue: "inUse")
    /// The system doesn't let the process use the terminal.
    public static let unusableTerminal = Code(rawValue: "unusableTerminal")
    /// The file for the script cannot be written.
    public static let unwritableFile = Code(rawValue: "unwritableFile")
  }

  /// The reason why the terminal can't show the phone.
  public var code: Code
  /// A sentence that says what is wrong and what to do about it.
  public var message: String
  /// The place of the call, such as `Module/File.swift:12`.
  public var place: String

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
        "interact() needs the terminal, but the tests run in the background. "
        + "Run them in the foreground."
    case .inUse:
      code = .inUse
      message =
        "Another test is showing its phone in the terminal. Run one test at a time, such as with "
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
        "interact() waits for a person, but the environment variable CI is set, so no person is "
        + "there. Remove the call.", place: place)
  }
}
