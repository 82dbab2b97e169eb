import CameraControl

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// One script that a child process runs, to see whether the app ends the process.
///
/// The parent writes the script to a file in the corpus and starts the child, whose environment names
/// the file. The child writes down each step before it performs it, as every exploration does, and
/// removes both files at the end. So what is left says how far the child has come.
struct Trial: Sendable {
  private let plan: ExplorationPlan

  /// The folder of the corpus.
  private let folder: CorpusFolder

  /// The name of the share of the work, which keeps the files of several shares apart.
  private let share: String

  init(_ plan: ExplorationPlan, in folder: CorpusFolder, _ share: Shard) {
    self.plan = plan
    self.folder = folder
    self.share = share.name
  }

  private var script: String { "\(folder.path)/\(Self.beginning)\(share)" }
  private var output: String { "\(folder.path)/\(Self.beginning)\(share).output" }
  private var running: String { "\(folder.path)/\(Journal.beginning)trial-\(share)" }
}

// MARK: In the parent

extension Trial {
  /// What became of a script in a child process.
  enum Outcome: Hashable, Sendable {
    /// The process came to the end of the script.
    case survived
    /// The process ended, after it had begun with these steps, with a last word if it printed one.
    case ended(ChildProcess.Ending, [GestureStep], lastWord: String?)
  }

  /// Runs a script in a child process.
  func run(_ candidate: Candidate) throws(ExplorationError) -> Outcome {
    guard let program = plan.childProgram else { return .survived }
    try ExplorationError.ofFiles { () throws(DiskFailure) in
      try Disk.remove(running)
      try Disk.replace(script, with: Array(GestureScript(candidate.steps).text.utf8))
    }
    defer { for file in [script, output, running] { unlink(file) } }
    let ending = try start(program, candidate.variant)
    let left = try ExplorationError.ofFiles { () throws(DiskFailure) in
      (
        script: try Disk.contents(of: script), journal: try Disk.contents(of: running),
        output: try Disk.contents(of: output, last: 1 << 14)
      )
    }
    guard let journal = left.journal else {
      guard left.script == nil else { throw .childWithoutExploration(program) }
      return .survived
    }
    let begun = Self.script(from: journal)?.steps ?? candidate.steps
    return .ended(ending, begun, lastWord: Self.lastWord(left.output))
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
    // Without a change, it is the first.
    let place = plan.variants.firstIndex { $0.names == variant.names } ?? 0
    do throws(DiskFailure) {
      return try ChildProcess.run(
        program.path, program.arguments,
        adding: [Self.variable: "\(place) \(script)", "SWIFT_BACKTRACE": "enable=no"],
        writingTo: output)
    } catch {
      throw .noChild(error)
    }
  }

  /// Returns the script in a file, however long it is.
  private static func script(from bytes: [UInt8]) -> GestureScript? {
    try? GestureScript(parsing: String(decoding: bytes, as: UTF8.self), atMost: .max)
  }

  /// Files of this kind are no scripts of the corpus.
  private static let beginning = "trial-"

  /// The variable of the environment that names the script, after the number of its variant.
  private static let variable = "CAMERA_CONTROL_TRIAL"
}

// MARK: In the child

extension Trial {
  /// What this process was started for: the number of a variant, and the path of a script; `nil` if it is
  /// no child.
  static var request: (variant: Int, path: String)? {
    let words = Disk.variable(variable)?.split(separator: " ", maxSplits: 1) ?? []
    guard words.count == 2, let variant = Int(words[0]) else { return nil }
    return (variant, String(words[1]))
  }

  /// The order for the script of the request, if the request is about this trial.
  var order: PlayOrder? {
    guard let request = Self.request, Disk.resolved(request.path) == Disk.resolved(script),
      plan.variants.indices.contains(request.variant),
      let bytes = try? Disk.contents(of: script), let script = Self.script(from: bytes)
    else { return nil }
    return PlayOrder(
      script: .steps(script.steps), variant: plan.variants[request.variant], isCovered: false)
  }

  /// Opens the file in which the child writes down each step.
  func begin() throws(ExplorationError) -> Journal {
    ChildProcess.becomeChild()
    return try Journal(running)
  }

  /// Ends the child, which came to the end of the script.
  func end() -> Never {
    unlink(running)
    unlink(script)
    _exit(0)
  }
}
