/// The commands of the tool; the help is made from this list.
enum CommandName: String, CaseIterable {
  case demo
  case play
  case phone
  case draw
  case explore
  case merge
  case checkProduct = "check-product"
  case cards
  case compare
  case help

  /// How the command is called, for the help.
  var usage: String {
    switch self {
    case .demo: "demo [options]"
    case .play: "play FILE [options]"
    case .phone: "phone [options]"
    case .draw: "draw FILE [options]"
    case .explore: "explore [options]"
    case .merge: "merge FILE... [--json]"
    case .checkProduct: "check-product APP-FOLDER [--json]"
    case .cards: "cards [--html FILE]"
    case .compare: "compare RECORDING... [--json]"
    case .help: "help [TOPIC]"
    }
  }

  /// What the command does, in a few words.
  var summary: String {
    switch self {
    case .demo: "play a built-in script of about a minute"
    case .play: "play a script file, or standard input if -"
    case .phone: "show a phone in the terminal, with the keys as its finger"
    case .draw: "draw what a script does, into files"
    case .explore: "look for a script that breaks the app, and make it short"
    case .merge: "add up what several explorations wrote with --json"
    case .checkProduct: "say what an app lacks to be launched from the Lock Screen"
    case .cards: "print what a person with an iPhone can do to settle the options"
    case .compare: "say which options recordings of an iPhone confirm or contradict"
    case .help:
      "show this text, or a list: \(Topic.allCases.map(\.rawValue).joined(separator: ", "))"
    }
  }

  /// The options that the command takes.
  var options: [OptionName] {
    switch self {
    case .demo, .play, .draw: OptionName.playing
    case .explore: OptionName.exploring
    case .phone: [.phone, .camera, .set, .control, .script]
    case .merge, .checkProduct, .compare: [.json]
    case .cards: [.html]
    case .help: []
    }
  }
}
