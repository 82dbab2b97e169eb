/// The completions for zsh.
enum ZshCompletions {
  static var text: String {
    let commands = CommandName.allCases
      .map { "        \(quoted("\($0.rawValue):\($0.summary)"))\n" }
    let options = OptionName.allCases.map { option in
      "    \(option.rawValue) \(specification(of: option))\n"
    }
    let arguments = CommandName.allCases.map { command in
      let specifications =
        ["$option[--help]", argument(of: command)]
        + command.options.map { "$option[\($0.rawValue)]" }
      let words = specifications.filter { !$0.isEmpty }.joined(separator: " ")
      return "        \(command.rawValue)) _arguments \(words) && ret=0 ;;\n"
    }
    return """
      #compdef camera-control
      # Completions of camera-control for zsh: source <(camera-control completions zsh)
      _camera_control() {
        local curcontext=$curcontext state line ret=1
        local -a commands
        local -A option
        typeset -A opt_args
        option=(
          --help '--help[show the help]'
      \(options.joined())  )
        _arguments -C \\
          $option[--help] \\
          '--version[show the version]' \\
          '1:command:->command' \\
          '*::argument:->argument' && ret=0
        case $state in
          command)
            commands=(
      \(commands.joined())      )
            _describe command commands && ret=0
            ;;
          argument)
            # The words begin with the command here.
            case $words[1] in
      \(arguments.joined())      esac
            ;;
        esac
        return ret
      }
      if [ "$funcstack[1]" = _camera_control ]; then
        _camera_control "$@"
      else
        compdef _camera_control camera-control
      fi

      """
  }

  private static func argument(of command: CommandName) -> String {
    switch command {
    case .demo, .phone, .explore, .cards: ""
    case .play, .draw: "'1:file:_files'"
    case .merge, .compare: "'*:file:_files'"
    case .checkProduct: "'1:folder:_directories'"
    case .help, .completions:
      quoted("1:word:(\(command.choices.joined(separator: " ")))")
    }
  }

  private static func specification(of option: OptionName) -> String {
    let name = option.rawValue + (option.placeholder == nil ? "" : "=")
    let choices = escaped(option.choices.joined(separator: " "))
    let offers = choices.isEmpty ? "_files" : "(\(choices))"
    let values = option.placeholder.map { ":\($0):\(offers)" } ?? ""
    return quoted("*\(name)[\(escaped(option.summary))]\(values)")
  }

  // A colon would end a part of the specification.
  private static func escaped(_ text: String) -> String {
    text.map { ":[]".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func quoted(_ text: String) -> String {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: #"'\''"#) + "'"
  }
}
