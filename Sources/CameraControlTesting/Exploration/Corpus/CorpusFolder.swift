import CameraControl

/// A folder of scripts, one in each file.
struct CorpusFolder: Sendable {
  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Returns the scripts, in the order of their names; none if there is no such folder.
  func scripts() throws(ExplorationError) -> [(name: String, script: GestureScript)] {
    var scripts: [(name: String, script: GestureScript)] = []
    for name in names() {
      let text = try read(name)
      do throws(GestureScriptError) {
        // A journal has as many steps as were run, each written out.
        scripts.append((name, try GestureScript(parsing: text, atMost: .max)))
      } catch {
        throw .nonsense(error, in: name)
      }
    }
    return scripts
  }

  private func names() -> [String] {
    Disk.names(in: path).sorted().filter {
      $0.hasSuffix(Self.ending) && !$0.hasPrefix(Journal.beginning)
    }
  }

  private func read(_ name: String) throws(ExplorationError) -> String {
    let bytes = try ExplorationError.ofFiles { () throws(DiskFailure) in
      try Disk.contents(of: "\(path)/\(name)")
    }
    return String(decoding: bytes ?? [], as: UTF8.self)
  }

  /// Keeps other explorations from the files of the same share.
  func lock(_ share: Shard) throws(ExplorationError) -> FileLock {
    let lock = try ExplorationError.ofFiles { () throws(DiskFailure) in
      try Disk.makeFolder(path)
      return try FileLock("\(Disk.resolved(path)) \(share.name)")
    }
    guard let lock else { throw .inUse(path) }
    return lock
  }

  /// Writes a script that breaks a claim to a file of its own.
  func keep(_ failure: ExplorationFailure) throws(ExplorationError) {
    let digits = String(StableHash.of(failure.script.text), radix: 16).suffix(8)
    let name = Self.beginning(of: failure.claim) + digits
    let comment = "# \(OneLine.text(failure.claim))\n"
    let text = comment + failure.script.text
    try ExplorationError.ofFiles { () throws(DiskFailure) in
      try Disk.makeFolder(path)
      try Disk.replace("\(path)/\(name)\(Self.ending)", with: Array(text.utf8))
    }
  }

  /// Returns the beginning of the names of files with scripts that break a claim.
  static func beginning(of claim: String) -> String {
    let words = claim.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.prefix(8).map { "\($0)-" }.joined()
  }

  /// The end of the names of scripts.
  static let ending = ".script"
}

/// A script with the name of its file, if it has one.
struct NamedScript: Hashable, Sendable {
  let name: String?
  let steps: [GestureStep]
}
