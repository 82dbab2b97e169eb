/// A golden in a string literal in a call's trailing closure.
struct GoldenLiteral: Golden {
  private let text: String
  private let call: SourcePlace

  /// Creates the golden of a call.
  ///
  /// - Parameters:
  ///   - text: The text that the literal had when the call was compiled.
  ///   - call: The place of the call when it was compiled.
  init(_ text: String, at call: SourcePlace) {
    self.text = text
    self.call = call
  }

  /// A test begins with an empty literal.
  let isMissingIfEmpty = true

  func lines() -> [String]? { GoldenText.lines(of: text) }

  func write(_ lines: [String]) throws(GoldenProblem) -> Bool {
    // An empty trace needs no golden, so the literal may stay empty.
    if lines.isEmpty, self.lines() == [] { return false }
    var outcome: Result<Bool, GoldenProblem> = .success(false)
    do throws(DiskFailure) {
      try Disk.makeFolder(Disk.temporaryFolder)
      try Disk.withLock(on: notesPath) { (bytes) throws(DiskFailure) in
        outcome = try rewrite(lines, &bytes)
      }
    } catch {
      throw GoldenProblem(error)
    }
    return try outcome.get()
  }

  /// Rewrites the literal while no other test does so in this file.
  private func rewrite(
    _ lines: [String], _ notes: inout [UInt8]
  ) throws(DiskFailure) -> Result<Bool, GoldenProblem> {
    guard let source = try Disk.contents(of: call.file) else {
      return .failure(GoldenProblem("there is no file “\(call.file)”"))
    }
    var edits = SourceEdits(
      notes, build: Disk.build, source: source, isNewer: Disk.isNewerThanBuild(call.file))
    let change: SourceEdits.Change
    do throws(GoldenProblem) {
      change = try edits.change(for: call, of: text, to: lines, in: source)
    } catch {
      return .failure(error)
    }
    guard change.source != source else { return .success(false) }
    try Disk.replace(call.file, with: change.source)
    edits.add(change)
    notes = edits.bytes
    return .success(true)
  }

  /// Where the processes of a test run note how they moved the lines of the source.
  private var notesPath: String {
    let hash = StableHash.of(Disk.resolved(call.file))
    return "\(Disk.temporaryFolder)/goldens-\(String(hash, radix: 36))"
  }
}

/// The position of a call in a source file.
struct SourcePlace: Hashable {
  /// The path of the file.
  var file: String

  /// The line, counted from 1.
  var line: Int

  /// The column, counted in bytes from 1.
  var column: Int
}
