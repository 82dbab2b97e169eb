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
  func script(in name: String) throws(ExplorationError) -> GestureScript? {
    guard let bytes = try contents(of: name) else { return nil }
    do throws(GestureScriptError) {
      // A journal contains every step that ran, without repetitions.
      return try GestureScript(parsing: String(decoding: bytes, as: UTF8.self), atMost: .max)
    } catch {
      throw .nonsense(error, in: name)
    }
  }

  /// Writes a script that breaks a property to a separate file.
  func keep(_ failure: ExplorationFailure) throws(ExplorationError) {
    let digits = String(StableHash.of(failure.script.text), radix: 16).suffix(8)
    let text = "# \(OneLine.text(failure.property))\n" + failure.script.text
    try write(Array(text.utf8), to: Self.beginning(of: failure.property) + digits + Self.ending)
  }

  /// Returns the beginning of the names of files with scripts that break a property.
  static func beginning(of property: String) -> String {
    let words = property.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.prefix(8).map { "\($0)-" }.joined()
  }

  /// The end of the names of scripts.
  static let ending = ".script"
}

// MARK: Files

extension CorpusFolder {
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

  /// Removes a file, if it is there.
  func remove(_ name: String) throws(ExplorationError) {
    try using { () throws(DiskFailure) in try Disk.remove("\(path)/\(name)") }
  }

  private func using<Output>(
    _ body: () throws(DiskFailure) -> Output
  ) throws(ExplorationError) -> Output {
    do throws(DiskFailure) {
      return try body()
    } catch {
      throw .file(error)
    }
  }
}

/// A script with the name of its file, if it has one.
struct NamedScript: Hashable, Sendable {
  let name: String?
  let steps: [GestureStep]
}
