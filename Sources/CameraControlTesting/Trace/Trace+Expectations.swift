extension Trace {
  /// Checks that the entries of one kind have exactly the given texts.
  ///
  /// - Parameters:
  ///   - kind: The kind of entries.
  ///   - texts: The expected texts, in order.
  /// - Throws: ``TraceMismatch`` with both sides and the time of the first difference.
  public func expect(_ kind: Kind, _ texts: [String]) throws {
    let actual = filtered(to: [kind]).entries
    guard let index = Self.firstDifference(texts, actual.map(\.text)) else { return }
    throw TraceMismatch(
      "the entries of kind \(kind.rawValue) are not as expected",
      expected: texts, actual: actual.map(\.text), firstDifference: index,
      instant: (index < actual.count ? actual[index] : actual.last)?.instant)
  }

  /// Checks that there are no entries of the given kinds.
  ///
  /// - Parameter kinds: The kinds.
  /// - Throws: ``TraceMismatch`` with the unexpected entries.
  public func expectNone(_ kinds: Kind...) throws {
    let actual = filtered(to: Set(kinds)).entries
    guard let first = actual.first else { return }
    throw TraceMismatch(
      "there are entries of kind \(kinds.map(\.rawValue).joined(separator: ", "))",
      expected: [], actual: actual.map { "\($0)" }, firstDifference: 0, instant: first.instant)
  }

  /// Checks that this trace equals another.
  ///
  /// - Parameter expected: The expected trace.
  /// - Throws: ``TraceMismatch`` with both sides and the time of the first difference.
  public func expectEqual(to expected: Trace) throws {
    if let difference = difference(from: expected) { throw difference }
  }

  /// Checks that everything that began has ended exactly once.
  ///
  /// This covers presses, the active state and fullscreen appearance of the controls, and focus
  /// locks.
  ///
  /// - Throws: ``TraceMismatch``, which says what is unbalanced.
  public func expectBalanced() throws {
    var balance = TraceBalance()
    for entry in entries {
      if let complaint = balance.take(entry) { throw complaint }
    }
    if let complaint = balance.finish() { throw complaint }
  }

  /// Returns the difference from an expected trace, or `nil` if the traces are equal.
  public func difference(from expected: Trace) -> TraceMismatch? {
    guard let index = Self.firstDifference(expected.entries, entries) else { return nil }
    let here = index < entries.count ? entries[index] : expected.entries[index]
    return TraceMismatch(
      "the trace is not as expected", expected: expected.entries.map { "\($0)" },
      actual: entries.map { "\($0)" }, firstDifference: index, instant: here.instant)
  }

  private static func firstDifference<Value: Equatable>(
    _ first: [Value], _ second: [Value]
  ) -> Int? {
    let common = zip(first, second).enumerated().first { $0.element.0 != $0.element.1 }
    if let common { return common.offset }
    return first.count == second.count ? nil : min(first.count, second.count)
  }
}
