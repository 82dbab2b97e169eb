import CameraControl

/// One script that a child process runs, to see whether the app ends the process.
///
/// The parent writes the script to a file in the corpus and starts the child, whose environment names
/// the file. The child writes down each step before it performs it, as every exploration does, and
/// removes both files at the end. So what is left says how far the child has come.
struct Trial: Sendable {
  let plan: ExplorationPlan
  let folder: CorpusFolder
  let share: Shard

  // The names of the files, which each shard of the work has for itself. They are no scripts of the corpus.
  private var script: String { "trial-\(share.name)" }
  private var output: String { "\(script).output" }
  private var running: String { Journal.beginning + script }

  private var scriptPath: String { "\(folder.path)/\(script)" }

  // MARK: In the parent

  /// How a script ended the process.
  struct Crash: Sendable {
    let ending: ChildProcess.Ending

    /// The steps that the process had begun with.
    let steps: [GestureStep]

    /// What the process printed last, if it printed anything.
    let lastWord: String?
  }

  /// Runs a script in a child process; returns `nil` if the process came to the end of the script.
  func run(_ candidate: Candidate) throws(ExplorationError) -> Crash? {
    guard let program = plan.childProgram else { return nil }
    try folder.remove(running)
    let text = CorpusFolder.text(of: candidate.variant.delivery)
    try folder.write(Array((text + GestureScript(candidate.steps).text).utf8), to: script)
    defer { for name in [script, output, running] { try? folder.remove(name) } }
    let ending = try start(program, candidate.variant)
    guard try folder.contents(of: running) != nil else {
      guard try folder.contents(of: script) == nil else { throw .childWithoutExploration(program) }
      return nil
    }
    let lastWord = Self.lastWord(try folder.contents(of: output, last: 1 << 14))
    let begun = try? folder.script(in: running)?.steps
    return Crash(ending: ending, steps: begun ?? candidate.steps, lastWord: lastWord)
  }

  /// Returns the line in which Swift says what is wrong, or else the last one that was printed.
  private static func lastWord(_ output: [UInt8]?) -> String? {
    let lines = String(decoding: output ?? [], as: UTF8.self).split(whereSeparator: \.isNewline)
    let words = lines.last { $0.contains("Fatal error: ") } ?? lines.last
    return words.map { OneLine.text(String($0.prefix(Self.longestWord))) }
  }

  private static let longestWord = 500

  private func start(
    _ program: ChildProgram, _ variant: ExplorationVariant
  ) throws(ExplorationError) -> ChildProcess.Ending {
    // The variant without a change is the first, and the script itself says which callbacks are late.
    let place = plan.variants.firstIndex { $0.names == variant.names } ?? 0
    return try Result { () throws(DiskFailure) in
      try ChildProcess.run(
        program.path, program.arguments,
        adding: [Self.variable: "\(place) \(scriptPath)", "SWIFT_BACKTRACE": "enable=no"],
        writingTo: "\(folder.path)/\(output)")
    }.mapError(ExplorationError.noChild).get()
  }

  /// The variable of the environment that names the script, after the number of its variant.
  private static let variable = "CAMERA_CONTROL_TRIAL"

  // MARK: In the child

  /// What this process was started for: the number of a variant, and the path of a script; `nil` if it is
  /// no child.
  static var request: (variant: Int, path: String)? {
    let words = Disk.variable(variable)?.split(separator: " ", maxSplits: 1) ?? []
    guard words.count == 2, let variant = Int(words[0]) else { return nil }
    return (variant, String(words[1]))
  }

  /// The order for the script of the request, if the request is about this trial.
  var order: PlayOrder? {
    guard let request = Self.request, Disk.resolved(request.path) == Disk.resolved(scriptPath),
      plan.variants.indices.contains(request.variant), let script = try? folder.script(in: script)
    else { return nil }
    let variant = plan.variants[request.variant].delivering(script.order)
    return PlayOrder(script: .steps(script.steps), variant: variant, isCovered: false)
  }

  /// Opens the file in which the child writes down each step.
  func begin() throws(ExplorationError) -> Journal {
    ChildProcess.becomeChild()
    return try Journal("\(folder.path)/\(running)")
  }

  /// Ends the child, which came to the end of the script.
  func end() -> Never {
    for name in [running, script] { try? folder.remove(name) }
    ChildProcess.end()
  }
}
