/// A file that lists the goldens that no test has compared since the file was created.
///
/// Each test takes its goldens off the list, whatever process it runs in. The first one in a folder
/// puts all goldens of the folder on it. What is left at the end of a run is unused.
struct UnusedGoldens {
  /// The variable of the environment that has the path of the file.
  static let variable = "CAMERA_CONTROL_UNUSED_GOLDENS"

  /// The path of the file.
  let path: String

  /// Takes a golden off the list.
  func use(_ golden: GoldenFile) throws {
    try Disk.withLock(on: path) { bytes in
      var lines = GoldenText.lines(of: String(decoding: bytes, as: UTF8.self))
      let heading = "# unused in \(golden.root)"
      if !lines.contains(heading) { lines += [heading] + Self.goldens(in: golden.root) }
      lines.removeAll { $0 == golden.path }
      bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    }
  }

  /// Returns the paths of all goldens for the tests in one folder.
  private static func goldens(in root: String) -> [String] {
    Disk.names(in: root).sorted().flatMap { test in
      Disk.names(in: "\(root)/\(test)").sorted().filter(GoldenFile.isGolden)
        .map { "\(root)/\(test)/\($0)" }
    }
  }
}
