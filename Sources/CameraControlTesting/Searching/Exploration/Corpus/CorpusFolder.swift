import CameraControl

/// A folder with a file for each script, and with the files that belong to them.
struct CorpusFolder: Sendable {
  let path: String

  /// The names of the scripts, in order; none if there is no such folder.
  var names: [String] {
    Disk.names(in: path).sorted().filter {
      $0.hasSuffix(Self.ending) && !$0.hasPrefix(Journal.beginning)
    }
  }

  /// Returns the script in a file; `nil` if there is no such file.
  func script(in name: String) throws(ExplorationError) -> NamedScript? {
    guard let bytes = try contents(of: name) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    // A journal contains every step that ran, without repetitions.
    let script = try Result { () throws(GestureScriptError) in
      try GestureScript(parsing: text, atMost: .max)
    }.mapError { ExplorationError.nonsense($0, in: name) }.get()
    return NamedScript(name: name, steps: script.steps, order: Self.order(in: text))
  }

  /// Writes a script that breaks a property to a separate file.
  func keep(_ failure: ExplorationFailure) throws(ExplorationError) {
    let script = Self.text(of: failure.order) + failure.script.text
    let digits = String(StableHash.of(script), radix: 16).suffix(8)
    let text = "# \(OneLine.text(failure.property))\n" + script
    try write(Array(text.utf8), to: Self.beginning(of: failure.property) + digits + Self.ending)
  }

  /// Returns the beginning of the names of files with scripts that break a property.
  static func beginning(of property: String) -> String {
    let words = property.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.prefix(8).map { "\($0)-" }.joined()
  }

  /// Returns the comments that say in which order the callbacks of a script arrive.
  static func text(of order: DeliveryOrder) -> String {
    switch order {
    case .inOrder: ""
    case .shuffled(let seed, let lag): "# shuffled: \(lag) \(seed)\n"
    case .late(let callbacks, let lag):
      callbacks.map { "# late: \(lag) \($0.step) \(OneLine.text($0.queue))\n" }.joined()
    }
  }

  private static func order(in text: String) -> DeliveryOrder? {
    var (late, most): ([LateCallbacks], Int) = ([], 0)
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 4).map { String($0) }
      guard words.count > 3, words[0] == "#", let lag = Int(words[2]) else { continue }
      if words[1] == "shuffled:", let seed = UInt64(words[3]) {
        return .shuffled(seed: seed, lag: lag)
      }
      guard words[1] == "late:", let step = Int(words[3]) else { continue }
      late.append(LateCallbacks(step: step, queue: words.count > 4 ? words[4] : ""))
      most = lag
    }
    return late.isEmpty ? nil : .late(late, lag: most)
  }

  static let ending = ".script"

  // MARK: Files

  /// Keeps other explorations from the files of the same shard.
  func lock(_ share: Shard) throws(ExplorationError) -> FileLock {
    let lock = try using { () throws(DiskFailure) in
      try Disk.makeFolder(path)
      return try FileLock("\(Disk.resolved(path)) \(share.name)")
    }
    guard let lock else { throw .inUse(path) }
    return lock
  }

  /// Returns the last bytes of a file, or all without their number; `nil` if there is no such file.
  func contents(of name: String, last: Int? = nil) throws(ExplorationError) -> [UInt8]? {
    try using { () throws(DiskFailure) in try Disk.contents(of: "\(path)/\(name)", last: last) }
  }

  func write(_ bytes: [UInt8], to name: String) throws(ExplorationError) {
    try using { () throws(DiskFailure) in
      try Disk.makeFolder(path)
      try Disk.replace("\(path)/\(name)", with: bytes)
    }
  }

  func remove(_ name: String) throws(ExplorationError) {
    try using { () throws(DiskFailure) in try Disk.remove("\(path)/\(name)") }
  }

  private func using<Output>(
    _ body: () throws(DiskFailure) -> Output
  ) throws(ExplorationError) -> Output {
    try Result(catching: body).mapError(ExplorationError.file).get()
  }

  // MARK: Scripts that ended a process, or may have: left-over journals, and scripts kept from journals

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

/// A script with the name of its file, if it has one.
struct NamedScript: Hashable, Sendable {
  let name: String?
  let steps: [GestureStep]

  /// The order of callbacks in which the script failed, unless it is the usual one.
  var order: DeliveryOrder?
}
