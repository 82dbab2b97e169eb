/// A golden in a string literal in a call's trailing closure.
struct GoldenLiteral: Golden {
  /// The text that the literal had when the call was compiled.
  let text: String

  /// The place of the call when it was compiled.
  let call: SourcePlace

  /// A test begins with an empty literal.
  let isMissingIfEmpty = true

  func lines() -> [String]? { GoldenText.lines(of: text) }

  func write(_ lines: [String]) throws -> Bool {
    // An empty trace needs no golden, so the literal may stay empty.
    if lines.isEmpty, self.lines() == [] { return false }
    var isChange = false
    try Disk.makeFolder(Disk.temporaryFolder)
    try Disk.withLock(on: notesPath) { isChange = try rewrite(lines, &$0) }
    return isChange
  }

  /// Rewrites the literal while no other test does so in this file.
  private func rewrite(_ lines: [String], _ notes: inout [UInt8]) throws -> Bool {
    guard let source = try Disk.contents(of: call.file) else {
      throw GoldenProblem("there is no file “\(call.file)”")
    }
    var edits = SourceEdits(
      notes, build: Disk.build, source: source, isNewer: Disk.isNewerThanBuild(call.file))
    let change = try edits.change(for: call, of: text, to: lines, in: source)
    guard change.source != source else { return false }
    try Disk.replace(call.file, with: change.source)
    edits.add(change)
    notes = edits.bytes
    return true
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
