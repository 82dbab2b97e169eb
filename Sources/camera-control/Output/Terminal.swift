import Foundation

/// What a terminal can show.
struct Terminal {
  /// Whether text on standard output is coloured.
  let hasColours: Bool

  /// Whether standard error can show a line that changes.
  let showsProgress: Bool

  init(output: Output) {
    let environment = ProcessInfo.processInfo.environment
    let isSimple = environment["TERM"] == "dumb"
    // https://no-color.org: any value that is not empty.
    let isPlain = !(environment["NO_COLOR"] ?? "").isEmpty
    hasColours = output.isTerminal && !isPlain && !isSimple
    showsProgress = isatty(STDERR_FILENO) == 1 && !isSimple
  }
}
