/// A golden in a separate file.
struct GoldenFile: Golden {
  /// The path of the file.
  let path: String

  /// An empty file was recorded for an empty trace.
  let isMissingIfEmpty = false

  /// The folder of all goldens for the tests in one folder.
  let root: String

  private let folder: String

  /// Creates the golden of a name for tests in a file of source code.
  init(_ name: String, besides file: String) {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    var test = String(parts.last ?? "")
    if test.hasSuffix(".swift") { test.removeLast(6) }
    root = (parts.dropLast() + ["__Goldens__"]).joined(separator: "/")
    folder = "\(root)/\(test)"
    path = "\(folder)/\(name)\(Self.ending)"
  }

  /// Returns whether a text can be the name of a file on every system.
  static func isName(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first.isNumber else { return false }
    return name.utf8.count <= longestName
      && name.allSatisfy { $0.isLetter || $0.isNumber || " -_.".contains($0) }
  }

  /// Returns whether a file has the name of a golden.
  static func isGolden(_ file: String) -> Bool { file.hasSuffix(ending) }

  func lines() throws -> [String]? {
    guard let bytes = try Disk.contents(of: path) else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw GoldenProblem("it is not text in UTF-8")
    }
    return GoldenText.lines(of: text)
  }

  func write(_ lines: [String]) throws -> Bool {
    let new = Array(lines.map { $0 + "\n" }.joined().utf8)
    guard try Disk.contents(of: path) != new else { return false }
    try Disk.makeFolder(folder)
    try Disk.replace(path, with: new)
    return true
  }

  // File systems allow 255 bytes, some of which the extension and a draft need.
  static let longestName = 200

  private static let ending = ".trace"
}
