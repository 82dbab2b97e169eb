/// A command for the tool.
enum Command {
  case help
  case demo(Options)
  case play(String, Options)

  /// Creates a command from the arguments of the command line, without the name of the tool.
  init(arguments: [String]) throws {
    if arguments.contains("--help") || arguments.contains("-h") || arguments == ["help"] {
      self = .help
      return
    }
    guard let name = arguments.first else {
      throw Complaint("missing command; use demo or play FILE, or \(Usage.hint)")
    }
    guard ["demo", "play"].contains(name) else {
      throw Complaint.unknown("command", name, among: ["demo", "play"])
    }
    var rest: [String] = []
    let options = try Options(Array(arguments.dropFirst()), rest: &rest)
    if name == "play" {
      guard let file = rest.first else {
        throw Complaint("play needs a script file; \(Usage.hint)")
      }
      rest.removeFirst()
      self = .play(file, options)
    } else {
      self = .demo(options)
    }
    if let surplus = rest.first {
      throw Complaint("“\(surplus)” is one argument too many; \(Usage.hint)")
    }
  }
}
