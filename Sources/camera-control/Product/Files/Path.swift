/// Paths as text, without looking at the disk.
enum Path {
  /// Returns a path in a folder; a path that begins with a slash stays as it is.
  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return normal(path) }
    return path.isEmpty ? folder : normal(folder + "/" + path)
  }

  /// Returns a path without `.`, `..` and empty parts.
  static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the last part of a path.
  static func name(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

  /// Whether a path is a folder, or in it at any depth.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// Returns a path as it is seen from a folder.
  static func relative(_ path: String, to folder: String) -> String {
    let (parts, base) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(parts, base).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: base.count - common)
    let rest = (up + parts[common...]).joined(separator: "/")
    return rest.isEmpty ? "." : rest
  }
}
