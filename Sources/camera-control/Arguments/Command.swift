/// A command of the tool: its place in the help, its arguments, and what it does.
protocol Command {
  /// How the command is called; the first word is its name.
  static var usage: String { get }
  /// What the command does, in a few words.
  static var summary: String { get }
  /// The options that the command takes.
  static var options: [Option<Self>] { get }
  /// Whether an argument that begins with a hyphen is an option.
  static var takesOptions: Bool { get }

  /// Creates a command without any argument.
  init()

  /// Checks the options, and removes the other arguments that the command takes.
  mutating func accept(_ operands: inout [String]) throws

  /// Does what the command is for.
  func run(_ output: Output) throws
}

extension Complaint {
  /// Returns a complaint about an argument that nothing takes.
  static func surplus(_ argument: String) -> Complaint {
    Complaint("“\(argument.shortened)” is one argument too many; \(hint)")
  }
}

extension Command {
  /// The first word of the arguments.
  static var name: String { String(usage.prefix { $0 != " " }) }

  static var options: [Option<Self>] { [] }

  static var takesOptions: Bool { true }

  func accept(_ operands: inout [String]) {}

  static var optionTexts: [OptionText] { options.map(\.text) }

  /// Creates a command from the arguments behind its name, or throws a `Complaint` about them.
  ///
  /// The known names are those of the options of all commands.
  init(parsing arguments: [String], among known: [String]) throws {
    self.init()
    var (operands, chosen): ([String], Set<String>) = ([], [])
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        // Whatever follows is an operand, even if it begins with a hyphen.
        operands += rest
        break
      }
      // A hyphen alone stands for standard input.
      guard Self.takesOptions, argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let option = try store(argument, &rest, known)
      guard option.isRepeatable || chosen.insert(option.name).inserted else {
        throw Complaint("\(option.name) is given twice; remove one of the two")
      }
    }
    try accept(&operands)
    if let surplus = operands.first { throw Complaint.surplus(surplus) }
  }

  /// Stores an option, whose value may be the argument behind it, and returns what the help says of it.
  private mutating func store(
    _ argument: String, _ rest: inout ArraySlice<String>, _ known: [String]
  ) throws -> OptionText {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let name = parts[0]
    guard let option = Self.options.first(where: { $0.text.name == name }) else {
      throw known.contains(name)
        ? Complaint("\(Self.name) does not take \(name); \(Complaint.hint)")
        : .unknown("option", name, among: known + ["--help", "--version"])
    }
    guard option.text.placeholder != nil else {
      guard parts.count == 1 else { throw Complaint("\(name) takes no value; \(Complaint.hint)") }
      try option.store(&self, "")
      return option.text
    }
    guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
      throw Complaint("\(name) needs a value; \(Complaint.hint)")
    }
    try option.store(&self, value)
    return option.text
  }

  /// Removes the next argument; throws a complaint if the command lacks it.
  static func next(_ operands: inout [String], _ what: String) throws -> String {
    guard !operands.isEmpty else { throw Complaint("\(name) needs \(what); \(Complaint.hint)") }
    return operands.removeFirst()
  }

  /// Removes all arguments; throws a complaint if there are none.
  static func all(_ operands: inout [String], _ what: String) throws -> [String] {
    defer { operands = [] }
    return try [next(&operands, what)] + operands
  }
}
