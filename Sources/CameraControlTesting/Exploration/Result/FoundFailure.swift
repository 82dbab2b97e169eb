/// What is written down of a failure: the rest follows from running its script again.
struct FoundFailure: Sendable {
  /// The task, the place in it, and the variant.
  let rank: [Int]

  /// The claim that the script breaks.
  let claim: String

  /// What is known of a script that did not always do the same.
  var uncontrolled: Uncontrolled?

  /// What would be lost if the script broke nothing the next time.
  struct Uncontrolled: Sendable {
    let script: GestureScript
    let difference: String
  }
}

extension FoundFailure {
  /// Creates what is written down of a failure.
  init(_ failure: ExplorationFailure) {
    self.init(rank: failure.rank, claim: failure.claim)
    uncontrolled = failure.difference.map { Uncontrolled(script: failure.found, difference: $0) }
  }
}

// MARK: Writing it down

extension FoundFailure {
  /// Reads what was written down.
  init(from reader: inout ProgressReader) throws(ProgressReader.Damage) {
    self.init(rank: try reader.readInts(), claim: try reader.readText())
    let (difference, text) = (try reader.readText(), try reader.readText())
    guard !difference.isEmpty else { return }
    guard let script = try? GestureScript(parsing: text, atMost: .max) else {
      throw ProgressReader.Damage()
    }
    uncontrolled = Uncontrolled(script: script, difference: difference)
  }

  /// Writes it down.
  func write(into writer: inout ProgressWriter) {
    writer.write(rank)
    writer.write(claim)
    writer.write(uncontrolled?.difference ?? "")
    writer.write(uncontrolled?.script.text ?? "")
  }
}
