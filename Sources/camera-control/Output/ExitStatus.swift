/// The statuses with which the tool ends.
enum ExitStatus: Int32, CaseIterable {
  case done = 0
  case findings = 1
  case wrongArguments = 2
  case notWritten = 3
  case failed = 4
  case stopped = 5
  case nothingToDo = 6
  case incomplete = 7

  /// What the status means, for the help.
  var meaning: String {
    switch self {
    case .done: "the command succeeded, and a search or a check found no mistake"
    case .findings:
      "a search, a check, or a script with --strict found a mistake"
    case .wrongArguments: "wrong arguments, or a script or a project that cannot be read"
    case .notWritten: "the output, the trace or a picture cannot be written"
    case .failed: "something else went wrong"
    case .stopped: "Ctrl-C stopped the search before it found anything"
    case .nothingToDo: "the search has no script for this shard"
    case .incomplete:
      "a shard of the merged search is missing or ended early, and no shard found a mistake"
    }
  }
}
