import CameraControl

/// An error for an exploration that's invalid or incomplete.
public struct ExplorationError: Error, Hashable, Sendable {
  /// The problem.
  public var problem: String

  /// The remedy.
  public var remedy: String

  static func sameName(_ name: String) -> ExplorationError {
    ExplorationError(
      problem: "The name “\(name)” is given twice.",
      remedy: "Give each property, each goal, and each step of the app a different name.")
  }

  static func asynchronousCode(_ name: String) -> ExplorationError {
    ExplorationError(
      problem:
        "\(name) is asynchronous or needs an actor, but the exploration is run from synchronous code.",
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
      problem: "There is no shard \(number) of \(count).",
      remedy: "Shards are counted from 1: the first of four is `shard: 1, of: 4`.")
  }

  static func badAmount(_ what: String, _ amount: Int) -> ExplorationError {
    ExplorationError(problem: "The \(what) is \(amount).", remedy: "Choose a larger one.")
  }

  static func badTime(_ what: String, _ time: Duration) -> ExplorationError {
    ExplorationError(problem: "The \(what) is \(time).", remedy: "Choose a longer one.")
  }

  static func tooMany(_ what: String, _ amount: Int, most: Int) -> ExplorationError {
    ExplorationError(problem: "The \(what) is \(amount).", remedy: "Choose \(most) at most.")
  }

  static func nothingToRun(_ what: String) -> ExplorationError {
    ExplorationError(
      problem: "\(what), so nothing would be run.",
      remedy: "Ask for a part with scripts that have steps, such as `.exhaustive(depth: 3)`.")
  }

  package static func emptyShard(_ number: Int, of count: Int) -> ExplorationError {
    ExplorationError(
      problem: "Shard \(number) of \(count) has nothing to run.",
      remedy: "Divide the work into fewer shards, or explore more scripts.")
  }

  static func incomplete(_ lack: String) -> ExplorationError {
    ExplorationError(
      problem: "The exploration is incomplete: \(lack).",
      remedy: "Run what is missing again, and merge it.")
  }

  static let endedEarly = ExplorationError(
    problem: "The exploration ended before all of its scripts had run.",
    remedy: "Run it again, in a task that is not canceled.")

  static let nothingPerformed = ExplorationError(
    problem: "No script has a step that could be performed, so nothing was explored.",
    remedy: "Check the steps of the scripts, and when the app’s steps are possible.")

  static let noSteps = ExplorationError(
    problem: "The exploration has no steps.", remedy: "Name some with `.steps(…)` or `.step(…)`.")

  static let timeForShares = ExplorationError(
    problem: "A shard of random scripts has a time, so the shards would not be those of one run.",
    remedy: "Give the number of scripts, `.random(scripts:length:seed:)`, or run all the work.")

  package static let noTrait = ExplorationError(
    problem: "The test does not say which scripts to explore.",
    remedy: "Give it the trait `.explores(…)`, or call `run(…)` with parts of an exploration.")

  package static func badShare(_ text: String) -> ExplorationError {
    ExplorationError(
      problem: "“\(OneLine.short(text))” is no shard of an exploration.",
      remedy: "The first of four is `1/4`.")
  }

  static let differentExplorations = ExplorationError(
    problem: "The results are of different explorations.",
    remedy:
      "Merge only results of the same app, with the same steps, properties, options and parts.")

  static func differentDivision(_ one: Int, _ other: Int) -> ExplorationError {
    func text(_ count: Int) -> String { count == 1 ? "all the work" : "\(count) shards" }
    return ExplorationError(
      problem: "One result is of \(text(one)), and the other of \(text(other)).",
      remedy: "Merge only shards of one division of the work.")
  }

  static func sameShard(_ number: Int, of count: Int) -> ExplorationError {
    ExplorationError(
      problem: "Shard \(number) of \(count) is there twice.", remedy: "Merge each shard once.")
  }

  static func noChild(_ failure: DiskFailure) -> ExplorationError {
    ExplorationError(
      problem: "“\(failure.path)” cannot be started as a child process: \(failure.reason).",
      remedy: "Explore without `shrinkingCrashes(in:)` where no process can be started.")
  }

  static func childWithoutExploration(_ program: ChildProgram) -> ExplorationError {
    let call = ([program.path] + program.arguments).joined(separator: " ")
    return ExplorationError(
      problem: "The child process “\(call)” ended before it came to this exploration.",
      remedy: "Name the test, or give the arguments, that get to the exploration.")
  }

  static func inUse(_ folder: String) -> ExplorationError {
    ExplorationError(
      problem: "“\(folder)” is in use by another exploration.",
      remedy: "Wait until that has ended, or give each exploration a folder or a shard of its own.")
  }

  static func file(_ failure: DiskFailure) -> ExplorationError {
    ExplorationError(
      problem: "“\(failure.path)” cannot be used: \(failure.reason).",
      remedy: "Check the path, and whether the folder can be written.")
  }
}

extension ExplorationError: CustomStringConvertible {
  /// The problem and the remedy.
  public var description: String { OneLine.line("\(problem) \(remedy)") }
}
