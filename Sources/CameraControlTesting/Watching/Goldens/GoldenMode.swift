/// The choice of goldens that a check writes.
enum GoldenMode {
  /// The check writes no recorded traces (goldens), because a CI machine must not change what it
  /// checks.
  case nothing
  /// Recorded traces (goldens) that do not exist yet; the first check of each golden fails.
  case missing
  /// Recorded traces (goldens) that do not exist yet, or that differ from the new trace.
  case failed
  /// All goldens.
  case all

  /// The result of comparing a trace with its golden.
  enum Finding {
    case missing
    case different
    case equal
  }

  /// The action that follows from a finding.
  enum Answer {
    case pass
    case fail
    case write
    case writeAndFail
  }

  /// Returns what follows from a finding.
  func answer(to finding: Finding) -> Answer {
    switch (self, finding) {
    case (.nothing, .equal), (.missing, .equal), (.failed, .equal): .pass
    case (.nothing, .missing), (.nothing, .different), (.missing, .different): .fail
    case (.missing, .missing): .writeAndFail
    case (.failed, .missing), (.failed, .different): .write
    case (.all, .missing), (.all, .different), (.all, .equal): .write
    }
  }

  /// The variable of the environment that asks for goldens to be written.
  static let variable = "CAMERA_CONTROL_RECORD"

  /// The values that the variable may have.
  static let words = ["failed", "all"]
}
