import CameraControl
import CameraControlTesting
import Foundation

/// Looks for a script that breaks the tool's app, and shortens the script.
struct ExploreCommand: Command {
  static let usage = "explore [options]"
  static let summary = "find a script that breaks the app, and shorten it"

  private var app = AppOptions()
  private var printsJSON = false
  private var isQuiet = false
  private var chosenSteps: NamedSteps?
  private var depth: Int?
  private var random: Int?
  private var length: Int?
  private var seed: UInt64 = 1
  private var orders: Int?
  private var shard = (number: 1, count: 1)
  private var corpus: String?
  private var isDeep = false

  func accept(_ operands: inout [String]) throws { try app.check() }

  /// Explores, and writes the result; throws a complaint if a property was broken.
  func run(_ output: Output) throws {
    let progress = ExplorationLine(isShown: StandardError.showsProgress && !isQuiet)
    // If the tool can't create the app at all, the arguments are wrong.
    _ = try DemoApp(app, on: SimulatedPhone(app.model))
    if !printsJSON { try output.write(Self.again(seed: seed) + "\n\n") }
    Interruption.watch()
    let result: ExplorationResult
    do {
      result = try exploration(progress).run(parts, shard: shard.number, of: shard.count)
    } catch let error as ExplorationError {
      progress.finish()
      let isEmpty = error == .emptyShard(shard.number, of: shard.count)
      throw Complaint("\(error)", isEmpty ? .nothingToDo : .wrongArguments)
    }
    progress.finish()
    try result.write(to: output, asJSON: printsJSON, hasCoverage: !isQuiet)
    if Interruption.hasHappened { throw Complaint("stopped before the end", .stopped) }
  }

  /// Prints how to run the same exploration again, before the app can end the process.
  private static func again(seed: UInt64) -> String {
    var arguments = CommandLine.arguments.dropFirst().filter { $0 != "--" }.map(quoted)
    let names = arguments.map { $0.prefix { $0 != "=" } }
    if !names.contains("--seed") { arguments += ["--seed", "\(seed)"] }
    let command = "camera-control " + arguments.joined(separator: " ")
    return "seed \(seed); to run this again:\n"
      + Columns.wrapped("  \(command)", indent: 4, by: " \\")
  }

  /// Returns an argument as a shell takes it.
  private static func quoted(_ argument: String) -> String {
    let isPlain = argument.allSatisfy { $0.isLetter || $0.isNumber || "-_./=:,+".contains($0) }
    return isPlain && !argument.isEmpty
      ? argument : "'\(argument.replacing("'", with: #"'\''"#))'"
  }

  private func exploration(_ progress: ExplorationLine) -> Exploration<DemoApp> {
    Exploration(
      app.model, settings: app.settings, behavior: app.behavior, quirks: app.quirks
    ) { phone in try DemoApp(app, on: phone) }
    // A deep search uses a smaller set of steps, and so gets further.
    .steps(chosenSteps ?? (isDeep ? .abstract : .usual))
    .version("\(app.controls) \(app.camera ?? "")")
    .stateKey { app in app.photos }
    .with(.soundPhone)
    .orders(orders ?? 0, seed: seed)
    .shrinkingCrashes(in: .thisProgram(Array(CommandLine.arguments.dropFirst())))
    .progress(progress.show)
    .going(while: { !Interruption.hasHappened })
  }

  /// The parts of the exploration; without any choice, a small search of both kinds.
  private var parts: [ExplorationPart] {
    var (depth, random) = (depth, random)
    if isDeep {
      (depth, random) = (depth ?? 7, random ?? 5_000_000)
    } else if depth == nil, random == nil {
      (depth, random) = (2, 1_000)
    }
    var parts = corpus.map { [ExplorationPart.corpus($0)] } ?? []
    if let depth { parts.append(.exhaustive(depth: depth)) }
    if let random { parts.append(.random(scripts: random, length: length ?? 20, seed: seed)) }
    return parts
  }

  static var options: [Option<Self>] {
    AppOptions.options.map { $0.on(\.app) } + [
      .json(\.printsJSON), .quiet(\.isQuiet),
      Option(
        "--steps", "NAME",
        "explore: the steps to try: usual, everything, or abstract (fewer steps)"
      ) { $0.chosenSteps = try steps($1) },
      Option("--depth", "explore: try all scripts of up to this number of steps", many, \.depth),
      Option("--random", "explore: try this number of random scripts", many, \.random),
      Option(
        "--length", "explore: the number of steps of a random script, usually 20", many, \.length),
      Option(
        "--seed", "NUMBER", "explore: the seed of the random scripts and orders, usually 1"
      ) { $0.seed = try seed($1) },
      // Each order runs every script once more, and takes memory.
      Option(
        "--orders", "explore: also deliver callbacks in at most this many other orders", 0...1_000,
        \.orders),
      Option(
        "--shard", "NUMBER/COUNT", "explore: do only this shard of the work, such as 3/16"
      ) { $0.shard = try shard($1) },
      Option(
        "--corpus", "FOLDER", "explore: a folder of scripts to try first, and to add to", \.corpus),
      Option(
        "--deep", "explore: depth 7 and five million random scripts, of abstract steps", \.isDeep),
    ]
  }

  private static func steps(_ value: String) throws -> NamedSteps {
    guard let steps = NamedSteps(rawValue: value) else {
      throw Complaint.unknown("choice of steps", value, among: NamedSteps.allCases.map(\.rawValue))
    }
    return steps
  }

  private static func seed(_ value: String) throws -> UInt64 {
    guard let seed = UInt64(value) else {
      throw Complaint("--seed takes a whole number from 0, not “\(value.shortened)”")
    }
    return seed
  }

  private static func shard(_ value: String) throws -> (number: Int, count: Int) {
    let parts = value.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0,
      (1...count).contains(number)
    else {
      throw Complaint(
        "--shard takes a shard and the number of shards, such as 3/16, not “\(value.shortened)”")
    }
    return (number, count)
  }

  private static let many = 1...1_000_000_000
}
