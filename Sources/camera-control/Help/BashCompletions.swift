/// The completions for bash, which also work in the old version that macOS has.
enum BashCompletions {
  static var text: String {
    let commands = CommandName.allCases.map(\.rawValue)
    let options = OptionName.allCases.map(\.rawValue)
    // Other commands take all options.
    let ownOptions = [CommandName.phone, .checkProduct].map { command in
      (command.rawValue, command.options.map(\.rawValue).joined(separator: " "))
    }
    let first = ownOptions.map { name, options in
      """
          \(name))
            case $word in
              -*) words='\(options) --help' ;;
              *) return ;;
            esac
            ;;

      """
    }
    let later = ownOptions.map { name, options in
      "              *' \(name) '*) words='\(options) --help' ;;\n"
    }
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
      \(cases)    \(OptionName.trace.rawValue)) return ;;
          play)
            case $word in
              -*) words='\(options.joined(separator: " "))' ;;
              *) return ;;
            esac
            ;;
      \(first.joined())    camera-control|*/camera-control) words='\((commands + ["--help", "--version"]).joined(separator: " "))' ;;
          *)
            case $line in
      \(later.joined())              *) words='\((options + ["--help"]).joined(separator: " "))' ;;
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
}
