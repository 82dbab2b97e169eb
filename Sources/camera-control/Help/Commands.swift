/// The commands of the tool.
enum Commands {
  static var all: [any Command.Type] {
    [
      DemoCommand.self, PlayCommand.self, PhoneCommand.self, DrawCommand.self, ExploreCommand.self,
      MergeCommand.self, CheckProductCommand.self, CardsCommand.self, CompareCommand.self,
      HelpCommand.self,
    ]
  }

  /// The options of all commands, each once.
  static var options: [OptionText] {
    all.flatMap { $0.optionTexts }.reduce(into: []) { options, option in
      guard !options.contains(where: { $0.name == option.name }) else { return }
      let place = options.firstIndex { $0.name == option.successor }
      options.insert(option, at: place ?? options.endIndex)
    }
  }

  static func named(_ name: String) throws -> any Command.Type {
    guard let command = all.first(where: { $0.name == name }) else {
      throw Complaint.unknown("command", name, among: all.map { $0.name })
    }
    return command
  }
}
