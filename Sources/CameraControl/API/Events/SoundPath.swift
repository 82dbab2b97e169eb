/// The path of a sound file, checked without opening the file.
struct SoundPath {
  private let components: [Substring]

  init(_ path: String) { components = Self.components(of: path) }

  /// The file's name, if it has the extension of a sound file.
  var soundFileName: String? {
    guard let name = components.last, let dot = name.lastIndex(of: "."), dot != name.startIndex
    else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    return Self.extensions.contains(ending) ? String(name) : nil
  }

  /// Returns whether the file lies inside a folder, once `..` and `.` are resolved.
  func lies(in folder: String) -> Bool {
    let folder = Self.components(of: folder)
    return components.count > folder.count && components.starts(with: folder)
  }

  /// Returns the path of a URL with the scheme `file`, with percent escapes decoded.
  static func path(ofFileURL url: String) -> String? {
    guard url.lowercased().hasPrefix("file://") else { return nil }
    let rest = url.dropFirst("file://".count)
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let host = rest[..<slash]
    guard host.isEmpty || host == "localhost" else { return nil }
    return removingPercentEscapes(rest[slash...])
  }

  private static func removingPercentEscapes(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      // A number may have a sign, but an escape may not.
      guard digits.count == 2, digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func components(of path: String) -> [Substring] {
    var result: [Substring] = []
    for component in path.split(separator: "/") where component != "." {
      if component == ".." { _ = result.popLast() } else { result.append(component) }
    }
    return result
  }

  private static let extensions: Set<String> = [
    "aac", "aif", "aifc", "aiff", "caf", "m4a", "mp3", "wav",
  ]

  static var extensionList: String { extensions.sorted().joined(separator: ", ") }
}
