extension Trace {
  /// Checks that the entries of one kind have exactly the given texts.
  ///
  /// ```swift
  /// try phone.trace.expect(.event, ["camera-control began", "camera-control ended"])
  /// ```
  ///
  /// - Parameters:
  ///   - kind: The kind of entries.
  ///   - texts: The expected texts, in order.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Throws: ``TraceMismatch`` with both lists of entries, and the time of the first difference.
  public func expect(
    _ kind: Kind, _ texts: [String], fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    let actual = filtered(to: [kind]).entries
    guard let index = Self.firstDifference(texts, actual.map(\.text)) else { return }
    throw TraceMismatch(
      place: "\(fileID):\(line)",
      message: "the entries of kind \(kind.name) are not as expected",
      expected: texts, actual: actual.map(\.text), firstDifference: index,
      instant: (index < actual.count ? actual[index] : actual.last)?.instant)
  }

  /// Checks that there are no entries of the given kinds.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of entries.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Throws: ``TraceMismatch`` with the unexpected entries.
  public func expectNone(
    _ kinds: Kind..., fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    let actual = filtered(to: Set(kinds)).entries
    guard let first = actual.first else { return }
    throw TraceMismatch(
      place: "\(fileID):\(line)",
      message: "there are entries of kind \(kinds.map(\.name).joined(separator: ", "))",
      expected: [], actual: actual.map { "\($0)" }, firstDifference: 0, instant: first.instant)
  }

  /// Checks that this trace equals another.
  ///
  /// - Parameters:
  ///   - expected: The expected trace.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Throws: ``TraceMismatch`` with both lists of entries, and the time of the first difference.
  public func expectEqual(
    to expected: Trace, fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    if let difference = difference(from: expected, fileID: fileID, line: line) { throw difference }
  }

  /// Checks that everything that begins in the trace, such as a press, ends exactly once.
  ///
  /// The check covers presses, focus locks, and the times when controls are active or fullscreen.
  ///
  /// ```swift
  /// try phone.trace.only(.event).expectBalanced()
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Throws: ``TraceMismatch``, which says what isn't balanced, and shows all entries about it.
  public func expectBalanced(fileID: StaticString = #fileID, line: UInt = #line) throws {
    var balance = TraceBalance(place: "\(fileID):\(line)")
    for entry in entries {
      if let complaint = balance.add(entry) { throw complaint }
    }
    if let complaint = balance.finish() { throw complaint }
  }

  /// Returns the difference from an expected trace, or `nil` if the traces are equal.
  ///
  /// - Parameters:
  ///   - expected: The expected trace.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Returns: The difference; its text begins with the file and line of the call.
  public func difference(
    from expected: Trace, fileID: StaticString = #fileID, line: UInt = #line
  ) -> TraceMismatch? {
    guard let index = Self.firstDifference(expected.entries, entries) else { return nil }
    let here = index < entries.count ? entries[index] : expected.entries[index]
    var (left, right) = (expected.entries.map { "\($0)" }, entries.map { "\($0)" })
    if index < min(left.count, right.count), left[index] == right[index] {
      // They differ by less than a millisecond, which an entry does not show.
      left[index] += " (\(expected.entries[index].instant.nanoseconds) ns)"
      right[index] += " (\(here.instant.nanoseconds) ns)"
    }
    return TraceMismatch(
      place: "\(fileID):\(line)",
      message: "the trace is not as expected", expected: left, actual: right,
      firstDifference: index,
      instant: here.instant)
  }

  /// Returns the difference from lines as entries are printed, or `nil` if they are equal.
  package func difference(
    fromLines expected: [String], _ message: String, place: String
  ) -> TraceMismatch? {
    let entries = entries
    let actual = entries.map { "\($0)" }
    guard let index = Self.firstDifference(expected, actual) else { return nil }
    return TraceMismatch(
      place: place,
      message: message, expected: expected, actual: actual, firstDifference: index,
      instant: (index < entries.count ? entries[index] : entries.last)?.instant)
  }

  private static func firstDifference<Value: Equatable>(
    _ first: [Value], _ second: [Value]
  ) -> Int? {
    let common = zip(first, second).enumerated().first { $0.element.0 != $0.element.1 }
    if let common { return common.offset }
    return first.count == second.count ? nil : min(first.count, second.count)
  }
}
