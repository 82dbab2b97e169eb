/// Prints how to use the tool or one of its commands, or a list of names.
struct HelpCommand: Command {
  static let usage = "help [COMMAND or TOPIC]"
  static var summary: String {
    "show this text, the help for a command, or a list: "
      + Topic.all.map(\.name).joined(separator: ", ")
  }
  static let takesOptions = false

  private var chosen: String?

  init() {}

  /// Creates the help for a command by its name, or for the whole tool.
  init(on command: String?) { chosen = command.flatMap(Self.text(ofCommand:)) }

  mutating func accept(_ operands: inout [String]) throws {
    guard !operands.isEmpty else { return }
    let name = operands.removeFirst()
    chosen = Topic.all.first { $0.name == name }?.text ?? Self.text(ofCommand: name)
    guard chosen == nil else { return }
    throw Complaint.unknown(
      "command or topic", name, among: Commands.all.map { $0.name } + Topic.all.map(\.name))
  }

  func run(_ output: Output) throws { try output.write(chosen ?? Self.text) }

  /// Returns the help for a command; `nil` if there is no such command.
  private static func text(ofCommand name: String) -> String? {
    guard let command = Commands.all.first(where: { $0.name == name }) else { return nil }
    let options = rows(command.optionTexts).map { row in
      // The help for all commands says of some options to which command they belong.
      let prefix = "\(command.name): "
      return (
        row.name, row.text.hasPrefix(prefix) ? "\(row.text.dropFirst(prefix.count))" : row.text
      )
    }
    let takesControls = command.optionTexts.contains { $0.name == "--control" }
    return Columns.section("usage", [("camera-control \(command.usage)", command.summary)])
      + (options.isEmpty ? "" : "\n" + Columns.section("options", options))
      + (takesControls ? "\n" + Columns.section("controls", controls) : "")
  }

  private static var text: String {
    """
    Simulates a finger on an iPhone's Camera Control, in virtual time.

    \(Columns.section("usage", commands))
    \(Columns.section("options", rows(Commands.options)))
    \(Columns.section("controls", controls))
    \(Columns.section("names, whose lists “help TOPIC” shows", names))
    \(Columns.section("exit status", statuses))
    A script has one step per line, or several separated by semicolons:
      light-press; slide +0.25; wait 3s; click
    The guide “Gestures and scripts” lists all steps. Only a terminal gets colors, unless NO_COLOR
    is set.

    """
  }

  private static var commands: [Columns.Row] {
    let commands: [Columns.Row] = Commands.all.map { ($0.usage, $0.summary) }
    let flags: [Columns.Row] = [("--version", "show the version"), ("--help", "show this text")]
    return (commands + flags).map { ("camera-control \($0.name)", $0.text) }
  }

  private static func rows(_ options: [OptionText]) -> [Columns.Row] {
    options.map { option in
      ([option.name, option.placeholder].compactMap { $0 }.joined(separator: " "), option.summary)
    }
  }

  private static var controls: [Columns.Row] { ControlPlan.help }

  private static var names: [Columns.Row] {
    Topic.all.map { ($0.name, $0.rows.map(\.name).joined(separator: ", ")) }
  }

  private static var statuses: [Columns.Row] {
    ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }
  }
}
