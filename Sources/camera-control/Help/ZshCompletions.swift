/// The completions for zsh.
enum ZshCompletions {
  static var text: String {
    let options = OptionName.allCases.map { "    \(specification(of: $0)) \\\n" }.joined()
    let commands = CommandName.allCases
      .map { "        \(quoted("\($0.rawValue):\($0.summary)"))\n" }
    let choices = CommandName.allCases.filter { !$0.choices.isEmpty }
      .map { command in
        let words = command.choices.joined(separator: " ")
        return "        \(command.rawValue)) compadd -- \(words) && ret=0 ;;\n"
      }
    return """
      #compdef camera-control
      # Completions of camera-control for zsh: source <(camera-control completions zsh)
      _camera_control() {
        local curcontext=$curcontext state line ret=1
        local -a commands
        typeset -A opt_args
        _arguments -C \\
      \(options)    '--help[show the help]' \\
          '--version[show the version]' \\
          '1:command:->command' \\
          '2:argument:->argument' && ret=0
        case $state in
          command)
            commands=(
      \(commands.joined())      )
            _describe command commands && ret=0
            ;;
          argument)
            case $words[2] in
              play|draw|merge) _files && ret=0 ;;
              check-product) _files -/ && ret=0 ;;
      \(choices.joined())      esac
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
