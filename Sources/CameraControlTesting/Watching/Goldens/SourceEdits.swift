/// The edits of a source file since its compilation, and the current positions of its calls.
///
/// A test knows the line that a call had when it was compiled. Every golden that is written above
/// moves the call, in the same process or in another one of the test run. The edits are therefore
/// kept in a file, for one build and one state of the source at a time: whatever else changes the
/// source makes it unfit for further edits, until the next build.
struct SourceEdits {
  private let build: String
  private let original: UInt64
  private var current: UInt64
  private var edits: [Edit]

  /// Whether the source was changed after the build.
  private let isNewer: Bool

  /// Whether something else than a golden has changed the source since the last edit.
  private var isForeign = false

  /// A replaced literal.
  fileprivate struct Edit {
    /// The line and column of the call, when it was compiled.
    var line: Int
    var column: Int
    /// The last line of the literal, when it was compiled.
    var end: Int
    /// The number of lines that were added.
    var growth: Int
  }

  /// A literal to replace.
  struct Change {
    /// The whole source with the new literal.
    var source: [UInt8]
    fileprivate var edit: Edit
  }

  /// Creates the edits from what a process has noted; none if that was about another build or source.
  init(_ notes: [UInt8], build: String, source: [UInt8], isNewer: Bool) {
    let hash = StableHash.of(source)
    self.build = build
    self.isNewer = isNewer
    let lines = String(decoding: notes, as: UTF8.self).split(separator: "\n").map(String.init)
    let numbers = lines.dropFirst().map { $0.split(separator: " ").compactMap { Int($0) } }
    let hashes = (lines.count > 1 ? lines[1] : "").split(separator: " ").compactMap { UInt64($0) }
    // A source file that is again as it was compiled counts as unchanged.
    guard lines.first == build, hashes.count == 2, hashes[0] != hash else {
      (original, current, edits) = (hash, hash, [])
      return
    }
    (original, current) = (hashes[0], hashes[1])
    isForeign = hashes[1] != hash
    edits = numbers.dropFirst().filter { $0.count == 4 }
      .map { Edit(line: $0[0], column: $0[1], end: $0[2], growth: $0[3]) }
  }

  /// Returns what has to change so that a literal has other lines; throws if the source is another one than
  /// was compiled.
  func change(
    of call: GoldenLiteral, to lines: [String], in source: [UInt8]
  ) throws(GoldenProblem) -> Change {
    let changed = GoldenProblem("“\(call.file)” has changed since the test was built; build again")
    guard !isForeign else { throw changed }
    var line = call.line
    for edit in edits {
      if (edit.line, edit.column) == (call.line, call.column) {
        return try repeated(edit, at: call, lines, in: source)
      }
      if edit.end == call.line || edit.line == call.line {
        throw GoldenProblem("two calls are on line \(call.line); write each on its own line")
      }
      if edit.end < call.line { line += edit.growth }
    }
    guard let found = CallLiteral(in: source, line: line, column: call.column) else {
      // Without edits of our own, a file newer than the build isn't what was compiled.
      throw isNewer && edits.isEmpty
        ? changed
        : GoldenProblem(
          "line \(line) of “\(call.file)” has no expectGolden with a closure of one string literal")
    }
    guard found.literal.value.utf8.elementsEqual(call.text.utf8) else { throw changed }
    let (new, growth) = found.replaced(by: lines, in: source)
    let end = call.line + found.height
    return Change(
      source: new,
      edit: Edit(line: call.line, column: call.column, end: end, growth: growth))
  }

  /// Answers a call that was made before, such as in a loop.
  private func repeated(
    _ edit: Edit, at call: GoldenLiteral, _ lines: [String], in source: [UInt8]
  ) throws(GoldenProblem) -> Change {
    let line = call.line + edits.reduce(0) { $1.end < call.line ? $0 + $1.growth : $0 }
    let found = CallLiteral(in: source, line: line, column: call.column)
    guard let found, GoldenText.lines(of: found.literal.value) == lines else {
      throw GoldenProblem("the same call ran several times, with different traces")
    }
    return Change(source: source, edit: edit)
  }

  /// Notes a change that was made.
  mutating func add(_ change: Change) {
    edits.append(change.edit)
    current = StableHash.of(change.source)
  }

  /// The notes for the next process.
  var bytes: [UInt8] {
    let lines = edits.map { "\($0.line) \($0.column) \($0.end) \($0.growth)\n" }
    return Array("\(build)\n\(original) \(current)\n\(lines.joined())".utf8)
  }
}
