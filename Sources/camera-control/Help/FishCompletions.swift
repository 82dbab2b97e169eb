/// The completions for fish.
enum FishCompletions {
  static var text: String {
    let commands = CommandName.allCases.map { command in
      "complete -c camera-control -n __fish_use_subcommand -a \(command.rawValue) -d "
        + quoted(command.summary) + "\n"
    }
    let choices = CommandName.allCases.filter { !$0.choices.isEmpty }.map { command in
      "complete -c camera-control -n '__fish_seen_subcommand_from \(command.rawValue)' -a "
        + quoted(command.choices.joined(separator: " ")) + "\n"
    }
    let options = OptionName.allCases.map { option in
      let commands = CommandName.allCases.filter { $0.options.contains(option) }
        .map(\.rawValue).joined(separator: " ")
      return "complete -c camera-control -n '__fish_seen_subcommand_from \(commands)' -l "
        + option.rawValue.dropFirst(2) + values(of: option) + " -d " + quoted(option.summary) + "\n"
    }
    return """
      # Completions of camera-control for fish: camera-control completions fish | source
      complete -c camera-control -f
      \(commands.joined())\(choices.joined())\
      complete -c camera-control -n '__fish_seen_subcommand_from play draw merge compare' -F
      complete -c camera-control -n '__fish_seen_subcommand_from check-product' \
      -a '(__fish_complete_directories)'
      \(options.joined())\
      complete -c camera-control -l help -d 'show the help'
      complete -c camera-control -n __fish_use_subcommand -l version -d 'show the version'

      """
  }

  private static func values(of option: OptionName) -> String {
    switch (option.placeholder, option.choices) {
    case (nil, _): ""
    case (_?, []): " -r -F"
    case (_?, let choices): " -x -a " + quoted(choices.joined(separator: " "))
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { "\\'".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
