/// A command for the tool.
enum Command {
  case help(Topic?)
  case version
  case completions(Shell)
  case demo(Options)
  case play(String, Options)

  /// Creates a command from the arguments of the command line, without the name of the tool.
  init(arguments: [String]) throws {
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help(nil)
      return
    }
    if arguments.contains("--version") {
      self = .version
      return
    }
    guard let first = arguments.first else {
      throw Complaint("missing command; use demo or play FILE, or \(Usage.hint)")
    }
    guard let name = CommandName(rawValue: first) else {
      throw Complaint.unknown("command", first, among: CommandName.allCases.map(\.rawValue))
    }
    var rest = Array(arguments.dropFirst())
    switch name {
    case .demo:
      let options = try Options(rest, rest: &rest)
      self = .demo(options)
    case .play:
      let options = try Options(rest, rest: &rest)
      guard let file = Self.next(&rest) else {
        throw Complaint("play needs a script file; \(Usage.hint)")
      }
      self = .play(file, options)
    case .help:
      self = .help(try Self.next(&rest).map { try Self.word($0, "topic") })
    case .completions:
      guard let shell = Self.next(&rest) else {
        throw Complaint("completions needs a shell: \(name.choices.joined(separator: ", "))")
      }
      self = .completions(try Self.word(shell, "shell"))
    }
    if let surplus = rest.first {
      throw Complaint("“\(surplus.shortened)” is one argument too many; \(Usage.hint)")
    }
  }

  private static func next(_ arguments: inout [String]) -> String? {
    arguments.isEmpty ? nil : arguments.removeFirst()
  }

  private static func word<Word: CaseIterable & RawRepresentable>(
    _ text: String, _ what: String
  ) throws -> Word where Word.RawValue == String {
    guard let word = Word(rawValue: text) else {
      throw Complaint.unknown(what, text, among: Word.allCases.map(\.rawValue))
    }
    return word
  }
}
