internal import Foundation

/// A picture in the package’s documents, which a test compares with what is drawn now.
///
/// With `CAMERA_CONTROL_RECORD=all` in the environment, the picture is written instead, unless `CI` is
/// set, too.
package struct PictureFile {
  private let url: URL
  private let path: String

  /// Creates a picture from a path relative to the root of the package.
  package init(_ path: String) {
    self.path = path
    url = Document.root.appendingPathComponent(path)
  }

  /// Returns what is wrong with the file if it should contain `text`; `nil` if nothing is.
  package func difference(from text: String) throws -> String? {
    let environment = ProcessInfo.processInfo.environment
    if environment["CAMERA_CONTROL_RECORD"] == "all", environment["CI"] == nil {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    guard let data = try? Data(contentsOf: url) else { return "\(path) is missing; \(Self.hint)" }
    return data == Data(text.utf8) ? nil : "\(path) is not what is drawn now; \(Self.hint)"
  }

  private static let hint = "run the test with CAMERA_CONTROL_RECORD=all to write it"
}
