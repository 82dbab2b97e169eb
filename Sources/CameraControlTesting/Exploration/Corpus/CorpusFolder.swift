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
    do throws(DiskFailure) {
      return String(decoding: try Disk.contents(of: "\(path)/\(name)") ?? [], as: UTF8.self)
    } catch {
      throw .file(error)
    }
  }

  /// Keeps other explorations from the files of the same share.
  func lock(_ share: Shard) throws(ExplorationError) -> FileLock {
    let lock: FileLock?
    do throws(DiskFailure) {
      try Disk.makeFolder(path)
      lock = try FileLock("\(Disk.resolved(path)) \(share.name)")
    } catch {
      throw .file(error)
    }
    guard let lock else { throw .inUse(path) }
    return lock
  }

  /// Writes a script that breaks a claim to a file of its own.
  func keep(_ failure: ExplorationFailure) throws(ExplorationError) {
    let digits = String(StableHash.of(failure.script.text), radix: 16).suffix(8)
    let name = Self.beginning(of: failure.claim) + digits
    let comment = "# \(OneLine.text(failure.claim))\n"
    try write(comment + failure.script.text, to: name + Self.ending)
  }

  /// Returns the beginning of the names of files with scripts that break a claim.
  static func beginning(of claim: String) -> String {
    let words = claim.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.prefix(8).map { "\($0)-" }.joined()
  }

  /// Writes a file of the folder, which is created if there is none.
  func write(_ text: String, to name: String) throws(ExplorationError) {
    do throws(DiskFailure) {
      try Disk.makeFolder(path)
      try Disk.replace("\(path)/\(name)", with: Array(text.utf8))
    } catch {
      throw .file(error)
    }
  }

  /// The end of the names of scripts.
  static let ending = ".script"
}
