/// The completions for bash, which also work in the old version that macOS has.
enum BashCompletions {
  static var text: String {
    let commands = CommandName.allCases.map(\.rawValue)
    let files = OptionName.allCases.filter(\.takesFile).map(\.rawValue).joined(separator: "|")
    let optionsOfCheck = words(of: .checkProduct)
    let others = CommandName.allCases.filter { !$0.options.isEmpty && $0 != .checkProduct }
      .map { command in
        let name = command.rawValue
        return "        *' \(name)'|*' \(name) '*) words='\(words(of: command)) --help' ;;\n"
      }.joined()
    let choices =
      OptionName.allCases.map { ($0.rawValue, $0.choices) }
      + CommandName.allCases.map { ($0.rawValue, $0.choices) }
    let cases = choices.filter { !$0.1.isEmpty }
      .map { "    \($0.0)) words='\($0.1.joined(separator: " "))' ;;\n" }.joined()
    return """
      # Completions of camera-control for bash: source <(camera-control completions bash)
      _camera_control() {
        local line=${COMP_LINE:0:COMP_POINT} word previous words
        COMPREPLY=()
        # The words are taken from the line, because bash divides them at “=” and “:”.
        word=${line##*[[:space:]]}
        line=${line%"$word"}
        line=${line%"${line##*[![:space:]]}"}
        previous=${line##*[[:space:]]}
        case $word in
          --*=*) previous=${word%%=*} word=${word#*=} ;;
        esac
        case $previous in
      \(cases)    \(files)) return ;;
          play|draw)
            case $word in
              -*) words='\(words(of: .play))' ;;
              *) return ;;
            esac
            ;;
          merge)
            case $word in
              -*) words='\(words(of: .merge))' ;;
              *) return ;;
            esac
            ;;
          compare)
            case $word in
              -*) words='--help' ;;
              *) return ;;
            esac
            ;;
          \(CommandName.checkProduct.rawValue))
            case $word in
              -*) words='\(optionsOfCheck) --help' ;;
              *) return ;;
            esac
            ;;
          camera-control|*/camera-control) words='\((commands + ["--help", "--version"]).joined(separator: " "))' ;;
          *)
            case $line in
              *' \(CommandName.checkProduct.rawValue) '*) words='\(optionsOfCheck) --help' ;;
      \(others)        *) words='--help' ;;
            esac
            ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$word"))
        # Only what follows the last mark that divides words is replaced.
        local mark start
        for mark in = :; do
          case $word in
            *$mark*)
              case $COMP_WORDBREAKS in
                *$mark*)
                  start=${word%"${word##*$mark}"}
                  COMPREPLY=("${COMPREPLY[@]#"$start"}")
                  ;;
              esac
              ;;
          esac
        done
      }
      complete -o default -F _camera_control camera-control

      """
  }

  private static func words(of command: CommandName) -> String {
    command.options.map(\.rawValue).joined(separator: " ")
  }
}
