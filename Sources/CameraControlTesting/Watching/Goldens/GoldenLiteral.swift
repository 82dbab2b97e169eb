/// A golden in a string literal in a call's trailing closure.
struct GoldenLiteral: Golden {
  /// The text that the literal had when the call was compiled.
  let text: String

  /// The path of the file with the call.
  let file: String

  /// The line of the call when it was compiled, counted from 1.
  let line: Int

  /// The column of the call, counted in bytes from 1.
  let column: Int

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
    guard let source = try Disk.contents(of: file) else {
      throw GoldenProblem("there is no file “\(file)”")
    }
    var edits = SourceEdits(
      notes, build: Disk.build, source: source, isNewer: Disk.isNewerThanBuild(file))
    let change = try edits.change(of: self, to: lines, in: source)
    guard change.source != source else { return false }
    try Disk.replace(file, with: change.source)
    edits.add(change)
    notes = edits.bytes
    return true
  }

  /// Where the processes of a test run note how they moved the lines of the source.
  private var notesPath: String {
    let hash = StableHash.of(Disk.resolved(file))
    return "\(Disk.temporaryFolder)/goldens-\(String(hash, radix: 36))"
  }
}
