/// Prints how to use the tool, or a list of names.
struct HelpCommand: Command {
  static let usage = "help [TOPIC]"
  static var summary: String {
    "show this text, or a list: \(Topic.all.map(\.name).joined(separator: ", "))"
  }
  static let takesOptions = false

  private var topic: Topic?

  mutating func accept(_ operands: inout [String]) throws {
    guard !operands.isEmpty else { return }
    let name = operands.removeFirst()
    topic = Topic.all.first { $0.name == name }
    if topic == nil { throw Complaint.unknown("topic", name, among: Topic.all.map(\.name)) }
  }

  func run(_ output: Output) throws { try output.write(topic?.text ?? Self.text) }

  private static var text: String {
    """
    Simulates a finger on an iPhone's Camera Control, in virtual time.

    \(Columns.section("usage", commands))
    \(Columns.section("options", optionRows))
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

  private static var optionRows: [Columns.Row] {
    Commands.options.map { option in
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
