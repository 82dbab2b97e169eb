import CameraControl
import CameraControlTesting
import Foundation

/// Explores the tool's app, and writes what was found.
struct Explorer {
  private let options: Options
  private let output: Output
  private let progress: ExplorationLine

  init(_ options: Options, _ output: Output) {
    self.options = options
    self.output = output
    let isShown = Terminal(output: output).showsProgress && !options.isQuiet
    progress = ExplorationLine(isShown: isShown)
  }

  /// Explores, and writes the result; throws a complaint if a claim was broken.
  func explore() throws {
    // An app that cannot be made at all is a mistake in the arguments.
    _ = try DemoApp(options, on: SimulatedPhone(options.model))
    Interruption.watch()
    let result = try run()
    progress.finish()
    try ExplorationFiles.write(result, options, output)
    try ExplorationFiles.judge(result)
    if Interruption.hasHappened { throw Complaint("stopped before the end", .stopped) }
  }

  private func run() throws -> ExplorationResult {
    let chosen = options.exploration
    do {
      return try exploration.run(chosen.parts, shard: chosen.shard, of: chosen.shardCount)
    } catch let error as ExplorationError {
      progress.finish()
      let isEmpty = error == .emptyShard(chosen.shard, of: chosen.shardCount)
      throw Complaint("\(error)", isEmpty ? .nothingToDo : .wrongArguments)
    }
  }

  private var exploration: Exploration<DemoApp> {
    let chosen = options.exploration
    return Exploration(
      options.model, settings: options.settings, behavior: options.behavior, quirks: options.quirks
    ) { phone in try DemoApp(options, on: phone) }
    .steps(options.exploration.steps)
    .version("\(options.controls) \(options.camera ?? "")")
    .alike { app in app.photos }
    .with(.soundPhone)
    .orders(chosen.orders, seed: chosen.firstOrder)
    .shrinkingCrashes(in: .thisProgram(Array(CommandLine.arguments.dropFirst())))
    .progress(progress.show)
    .going(while: { !Interruption.hasHappened })
  }
}
