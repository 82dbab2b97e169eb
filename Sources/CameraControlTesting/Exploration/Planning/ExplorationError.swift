import CameraControl

/// An error for an exploration that cannot be run as it was asked for.
public struct ExplorationError: Error, Hashable, Sendable {
  /// What is wrong.
  public var problem: String

  /// What to do about it.
  public var remedy: String
}

extension ExplorationError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String { OneLine.text("\(problem) \(remedy)") }
}

extension ExplorationError {
  static func sameName(_ name: String) -> ExplorationError {
    ExplorationError(
      problem: "The name “\(name)” is given twice.",
      remedy: "Give every claim and every step of the app a name of its own.")
  }

  static func asynchronousCode(_ name: String) -> ExplorationError {
    ExplorationError(
      problem: "\(name) is asynchronous, but the exploration is run from synchronous code.",
      remedy: "Write `try await exploration.run(…)` in an asynchronous test.")
  }

  static func unknownStep(_ name: String, in file: String?) -> ExplorationError {
    ExplorationError(
      problem: "The script\(file.map { " \($0)" } ?? "") has the step “\(GestureStep.app(name))”, "
        + "but the exploration has no step of this name.",
      remedy: "Add `.step(…)` with this name, or correct the script.")
  }

  static func nonsense(_ error: GestureScriptError, in file: String?) -> ExplorationError {
    ExplorationError(
      problem: "\(file.map { "The script \($0)" } ?? "A script") makes no sense: \(error).",
      remedy: "Correct the script.")
  }

  static func badShard(_ number: Int, of count: Int) -> ExplorationError {
    ExplorationError(
      problem: "There is no share \(number) of \(count).",
      remedy: "Shares are counted from 1: the first of four is `shard: 1, of: 4`.")
  }

  static func badAmount(_ what: String, _ amount: Int) -> ExplorationError {
    ExplorationError(
      problem: "The \(what) is \(amount).", remedy: "Choose a number that is not negative.")
  }

  static let noSteps = ExplorationError(
    problem: "The exploration has no steps.", remedy: "Name some with `.steps(…)` or `.step(…)`.")

  static let differentSteps = ExplorationError(
    problem: "The results are of explorations with different steps.",
    remedy: "Merge only results of the same exploration.")

  static func file(_ failure: DiskFailure) -> ExplorationError {
    ExplorationError(
      problem: "“\(failure.path)” cannot be used: \(failure.reason).",
      remedy: "Check the path of the corpus.")
  }
}
