// Scripts that ended a process, or may have: left-over journals, and scripts kept from journals.

extension CorpusFolder {
  /// Opens the journal of a shard of the work, and keeps what the last one left behind as a script.
  func openJournal(_ shard: Shard) throws(ExplorationError) -> Journal {
    let name = Journal.beginning + shard.name + Self.ending
    // A process that was killed between two scripts leaves an empty journal.
    if let left = try contents(of: name), !left.isEmpty {
      try write(left, to: Self.crashed + shard.name + Self.ending)
    }
    return try Journal("\(path)/\(name)")
  }

  /// Returns whether the script in a file ended a process, and has not been made simpler yet.
  static func isFoundCrash(_ name: String) -> Bool { name.hasPrefix(crashed) }

  /// Returns which of a number of shards, counted from 0, the script in a file has ended.
  static func endedShare(_ name: String, of count: Int) -> Int? {
    let end = "-of-\(count)\(ending)"
    guard isFoundCrash(name), name.hasSuffix(end),
      let number = Int(name.dropFirst(crashed.count).dropLast(end.count)),
      (1...count).contains(number)
    else { return nil }
    return number - 1
  }

  /// Returns whether the script in a file ended a process, and has been made simpler.
  static func isKnownCrash(_ name: String) -> Bool {
    let beginning = beginning(of: ExplorationFailure.crashProperty)
    // Other properties may begin with the same words.
    return name.hasPrefix(beginning) && name.hasSuffix(ending)
      && name.dropFirst(beginning.count).dropLast(ending.count).allSatisfy(\.isHexDigit)
  }

  private static let crashed = "0-ended-the-process-"
}
