/// A command for the tool.
enum Command {
  case help(Topic?)
  case version
  case demo(Options)
  case play(String, Options)
  case phone(Options)
  case draw(String, Options)
  case explore(Options)
  case merge([String], Options)
  case checkProduct(String, Options)
  case cards(Options)
  case compare([String], Options)

  /// Creates a command from the arguments of the command line, without the name of the tool.
  init(arguments: [String]) throws {
    guard let first = arguments.first else {
      throw Complaint("missing command; use demo, phone or play FILE, or \(Usage.hint)")
    }
    var rest = Array(arguments.dropFirst())
    if let flag = Self.flag(in: [first]) {
      self = flag
    } else if let name = CommandName(rawValue: first) {
      // Behind a command, a flag replaces it, whatever stands beside it.
      if let flag = Self.flag(in: rest) {
        self = flag
        return
      }
      try self.init(name, &rest)
    } else {
      throw Complaint.unknown("command", first, among: CommandName.allCases.map(\.rawValue))
    }
    if let surplus = rest.first {
      throw Complaint("“\(surplus.shortened)” is one argument too many; \(Usage.hint)")
    }
  }

  /// Creates a command from its name and its arguments, and leaves those that it does not take.
  private init(_ name: CommandName, _ rest: inout [String]) throws {
    switch name {
    case .demo:
      let options = try Options(rest, for: name, rest: &rest)
      self = .demo(options)
    case .play:
      let options = try Options(rest, for: name, rest: &rest)
      guard let file = Self.next(&rest) else {
        throw Complaint("play needs a script file; \(Usage.hint)")
      }
      self = .play(file, options)
    case .phone:
      let options = try Options(rest, for: name, rest: &rest)
      self = .phone(options)
    case .draw:
      let options = try Options(rest, for: name, rest: &rest)
      guard let file = Self.next(&rest) else {
        throw Complaint("draw needs a script file; \(Usage.hint)")
      }
      guard !options.pictures.isEmpty else {
        throw Complaint("draw needs --svg FILE, --html FILE or --overlay FILE; \(Usage.hint)")
      }
      self = .draw(file, options)
    case .explore:
      let options = try Options(rest, for: name, rest: &rest)
      self = .explore(options)
    case .merge:
      let options = try Options(rest, for: name, rest: &rest)
      guard !rest.isEmpty else {
        throw Complaint("merge needs files that explore --json wrote; \(Usage.hint)")
      }
      self = .merge(rest, options)
      rest = []
    case .checkProduct:
      let options = try Options(rest, for: name, rest: &rest)
      guard let folder = Self.next(&rest) else {
        throw Complaint("check-product needs the folder of an app’s project; \(Usage.hint)")
      }
      self = .checkProduct(folder, options)
    case .cards:
      let options = try Options(rest, for: name, rest: &rest)
      self = .cards(options)
    case .compare:
      let options = try Options(rest, for: name, rest: &rest)
      guard !rest.isEmpty else {
        throw Complaint("compare needs files that a CaptureRecorder wrote; \(Usage.hint)")
      }
      self = .compare(rest, options)
      rest = []
    case .help:
      self = .help(try Self.next(&rest).map(Self.topic))
    }
  }

  private static func flag(in arguments: [String]) -> Command? {
    if arguments.contains("--help") || arguments.contains("-h") { return .help(nil) }
    return arguments.contains("--version") ? .version : nil
  }

  private static func next(_ arguments: inout [String]) -> String? {
    arguments.isEmpty ? nil : arguments.removeFirst()
  }

  private static func topic(_ name: String) throws -> Topic {
    guard let topic = Topic(rawValue: name) else {
      throw Complaint.unknown("topic", name, among: Topic.allCases.map(\.rawValue))
    }
    return topic
  }
}
