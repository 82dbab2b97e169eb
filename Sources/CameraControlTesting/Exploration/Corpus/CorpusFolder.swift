import CameraControl

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

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
        scripts.append((name, try GestureScript(parsing: text)))
      } catch {
        throw .nonsense(error, in: name)
      }
    }
    return scripts
  }

  private func names() -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      let isScript = name.hasSuffix(Self.ending) && !name.hasPrefix(Journal.beginning)
      if isScript { names.append(name) }
    }
    return names.sorted()
  }

  private func read(_ name: String) throws(ExplorationError) -> String {
    guard let file = fopen("\(path)/\(name)", "r") else {
      throw .file("\(path)/\(name)", String(cString: strerror(errno)))
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a script that breaks a claim to a file of its own.
  func keep(_ failure: ExplorationFailure) throws(ExplorationError) {
    let words = failure.claim.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let digits = String(StableHash.of(failure.script.text), radix: 16).suffix(8)
    let name = (words.prefix(8).map(String.init) + [String(digits)]).joined(separator: "-")
    let comment = "# \(OneLine.text(failure.claim))\n"
    try write(comment + failure.script.text, to: name + Self.ending)
  }

  /// Writes a file of the folder, which is created if there is none.
  func write(_ text: String, to name: String) throws(ExplorationError) {
    mkdir(path, 0o777)
    guard let file = fopen("\(path)/\(name)", "w") else {
      throw .file("\(path)/\(name)", String(cString: strerror(errno)))
    }
    defer { fclose(file) }
    let bytes = Array(text.utf8)
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
      throw .file("\(path)/\(name)", String(cString: strerror(errno)))
    }
  }

  /// The end of the names of scripts.
  static let ending = ".script"
}
