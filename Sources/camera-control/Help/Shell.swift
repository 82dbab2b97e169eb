/// The shells for which there are completions.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// A script that teaches the shell the commands, options and names of this tool.
  var completions: String {
    switch self {
    case .bash: BashCompletions.text
    case .zsh: ZshCompletions.text
    case .fish: FishCompletions.text
    }
  }
}
