/// The text that `--help` prints.
enum Usage {
  static var text: String {
    """
    Simulates a finger on an iPhone's Camera Control, in virtual time.

    \(Columns.section("usage", commands))
    \(Columns.section("options", options))
    \(Columns.section("controls", controls))
    \(Columns.section("names, whose lists “help TOPIC” shows", names))
    \(Columns.section("exit status", statuses))
    A script has one step per line, or several separated by semicolons:
      light-press; slide +0.25; wait 3s; click
    The article “Gestures and scripts” lists all steps. Only a terminal gets colours, unless NO_COLOR is set.

    """
  }

  static let hint = "try camera-control --help"

  private static var commands: [Columns.Row] {
    let commands: [Columns.Row] = CommandName.allCases.map { ($0.usage, $0.summary) }
    let flags: [Columns.Row] = [("--version", "show the version"), ("--help", "show this text")]
    return (commands + flags).map { ("camera-control \($0.name)", $0.text) }
  }

  private static var options: [Columns.Row] {
    OptionName.allCases.map { option in
      let words = [option.rawValue] + (option.placeholder.map { [$0] } ?? [])
      return (words.joined(separator: " "), option.summary)
    }
  }

  private static let controls: [Columns.Row] = [
    ("zoom", "the system's zoom slider"),
    ("exposure", "the system's slider for the exposure bias"),
    ("slider:TITLE:MIN...MAX", "a slider for any value in a range"),
    ("slider:TITLE:MIN...MAX:STEP", "a slider with steps"),
    ("slider:TITLE:FIRST,SECOND", "a slider for the numbers of a list"),
    ("picker:TITLE:FIRST,SECOND", "a picker for one of several values"),
  ]

  private static var names: [Columns.Row] {
    Topic.allCases.map { ($0.rawValue, $0.names.joined(separator: ", ")) }
  }

  private static var statuses: [Columns.Row] {
    ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }
  }
}
