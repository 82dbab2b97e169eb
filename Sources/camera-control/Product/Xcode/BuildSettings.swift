/// The settings with which a target is built.
struct BuildSettings {
  private(set) var values: [String: String] = [:]

  /// Adds settings that count more than those that are there.
  mutating func add(_ added: [String: String]) {
    for (name, value) in added {
      let inherited = values[name] ?? ""
      values[name] = value.replacing("$(inherited)", with: inherited)
        .replacing("${inherited}", with: inherited)
    }
  }

  /// Returns the value of a setting, with the settings that it names put in; `nil` if there is none.
  subscript(_ name: String) -> String? { values[name].map(expanded) }

  /// Returns a text in which the names of known settings are replaced by their values.
  func expanded(_ text: String) -> String {
    var text = text
    // A setting may refer to another setting, but not in an endless chain.
    for _ in 0..<8 where text.contains("$") {
      let next = text.replacing(/\$[({]([A-Za-z0-9_]+)(:[A-Za-z0-9_:]+)?[)}]/) { match in
        values[String(match.1)] ?? String(match.0)
      }
      guard next != text, next.utf8.count <= 10_000 else { break }
      text = next
    }
    return text
  }

  /// Returns the settings of a dictionary in a project file.
  static func read(_ list: PropertyList?) -> [String: String] {
    var settings: [String: String] = [:]
    for name in list?.keys ?? [] { settings[name] = list?.texts(name).joined(separator: " ") }
    return plain(settings)
  }

  /// Returns the settings of a configuration file (`.xcconfig`).
  ///
  /// The depth is how many files have included each other up to this one; `read` returns the lines
  /// of a file, or `nil` if there is none.
  static func read(
    configurationFile path: String, depth: Int = 0, _ read: (String) -> [String]?
  ) -> [String: String] {
    guard depth < 10, let lines = read(path) else { return [:] }
    var settings: [String: String] = [:]
    for line in lines {
      if let include = line.firstMatch(of: /^\s*#include\??\s*"([^"]+)"/) {
        let path = Path.join(Path.folder(of: path), String(include.1))
        settings.merge(self.read(configurationFile: path, depth: depth + 1, read)) { $1 }
      } else if let match = line.firstMatch(of: /^\s*([A-Za-z0-9_]+(?:\[[^\]]*\])*)\s*=(.*)$/) {
        let value = String(match.2).split(separator: "//", omittingEmptySubsequences: false)[0]
        settings[String(match.1)] = value.trimmed
      }
    }
    return plain(settings)
  }

  /// Gives settings for one platform, such as `NAME[sdk=iphoneos*]`, their names without it.
  private static func plain(_ settings: [String: String]) -> [String: String] {
    var plain = settings.filter { !$0.key.contains("[") }
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) where name.contains("[") {
      let name = String(name.prefix { $0 != "[" })
      if plain[name] == nil { plain[name] = value }
    }
    return plain
  }
}

extension StringProtocol {
  /// The text without the blanks around it.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
