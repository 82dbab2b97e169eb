import CameraControl

/// An error for an exploration that's invalid or incomplete.
public struct ExplorationError: Error, Hashable, Sendable {
  /// The problem.
  public var problem: String

  /// The remedy.
  public var remedy: String

  static func sameName(_ name: String) -> ExplorationError {
    ExplorationError(
      problem: "More than one property, goal, or step has the name “\(name)”.",
      remedy: "Give each property, goal, and step of the app a different name.")
  }

  static func asynchronousCode(_ name: String) -> ExplorationError {
    ExplorationError(
      problem:
        "\(name) is asynchronous or needs an actor, but you run the exploration in synchronous code.",
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
      problem: "\(file.map { "The script \($0)" } ?? "A script") is invalid: \(error).",
      remedy: "Correct the script.")
  }

  static func badShard(_ number: Int, of count: Int) -> ExplorationError {
    ExplorationError(
      problem: "There is no shard \(number) of \(count).",
      remedy: "Shards are counted from 1: the first of four is `shard: 1, of: 4`.")
  }

  static func badAmount(_ what: String, _ amount: Int) -> ExplorationError {
    ExplorationError(problem: "The \(what) is \(amount).", remedy: "Pass a larger number.")
  }

  static func badTime(_ what: String, _ time: Duration) -> ExplorationError {
    ExplorationError(problem: "The \(what) is \(time).", remedy: "Pass a longer time.")
  }

  static func tooMany(_ what: String, _ amount: Int, most: Int) -> ExplorationError {
    ExplorationError(problem: "The \(what) is \(amount).", remedy: "Pass \(most) at most.")
  }

  static func nothingToRun(_ what: String) -> ExplorationError {
    ExplorationError(
      problem: "\(what), so nothing would run.",
      remedy: "Pass a part whose scripts have steps, such as `.exhaustive(depth: 3)`.")
  }

  package static func emptyShard(_ number: Int, of count: Int) -> ExplorationError {
    ExplorationError(
      problem: "Shard \(number) of \(count) has nothing to run.",
      remedy: "Divide the work into fewer shards, or explore more scripts.")
  }

  static func incomplete(_ lack: String) -> ExplorationError {
    ExplorationError(
      problem: "The exploration is incomplete: \(lack).",
      remedy: "Run the missing shards, and merge their results.")
  }

  static let endedEarly = ExplorationError(
    problem: "The exploration stopped before all scripts had run.",
    remedy: "Run it again in a task that you don't cancel.")

  static let nothingPerformed = ExplorationError(
    problem: "No script has a step that the phone could perform, so nothing was explored.",
    remedy: "Check the scripts, and the conditions of your app's steps.")

  static let noSteps = ExplorationError(
    problem: "The exploration has no steps.", remedy: "Name some with `.steps(…)` or `.step(…)`.")

  static let timeForShares = ExplorationError(
    problem: "Random scripts with a time limit can't be divided into shards, because each run has "
      + "another number of scripts.",
    remedy: "Pass a number of scripts, `.random(scripts:length:seed:)`, or run without shards.")

  package static let noTrait = ExplorationError(
    problem: "The test doesn't select the scripts of the exploration.",
    remedy: "Add the trait `.explores(…)` to the test, or call `run(…)` with parts.")

  package static func badShare(_ text: String) -> ExplorationError {
    ExplorationError(
      problem: "“\(OneLine.short(text))” isn't a shard.",
      remedy: "Write its number and the number of shards, such as `1/4`.")
  }

  static let differentExplorations = ExplorationError(
    problem: "The results belong to different explorations.",
    remedy:
      "Merge only results of the same app, with the same steps, properties, options and parts.")

  static func differentDivision(_ one: Int, _ other: Int) -> ExplorationError {
    func text(_ count: Int) -> String {
      count == 1 ? "a whole exploration" : "one of \(count) shards"
    }
    return ExplorationError(
      problem: "One result is that of \(text(one)), and the other that of \(text(other)).",
      remedy: "Merge only results of shards with the same number of shards.")
  }

  static func sameShard(_ number: Int, of count: Int) -> ExplorationError {
    ExplorationError(
      problem: "Both results contain shard \(number) of \(count).", remedy: "Merge each shard once."
    )
  }

  static func noChild(_ failure: DiskFailure) -> ExplorationError {
    ExplorationError(
      problem: "“\(failure.path)” cannot be started as a child process: \(failure.reason).",
      remedy: "Explore without `shrinkingCrashes(in:)` where no process can be started.")
  }

  static func childWithoutExploration(_ program: ChildProgram) -> ExplorationError {
    let call = ([program.path] + program.arguments).joined(separator: " ")
    return ExplorationError(
      problem: "The child process “\(call)” ended before it ran this exploration.",
      remedy: "Pass the name of the test, or the arguments, with which the program runs it.")
  }

  static func inUse(_ folder: String) -> ExplorationError {
    ExplorationError(
      problem: "Another exploration uses “\(folder)”.",
      remedy: "Wait until it has ended, or give each exploration a different folder or shard.")
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
