import CameraControl
import CameraControlTesting
import Foundation

/// A folder with a file of source code, for tests that write goldens; it is removed with this object.
final class GoldenFolder {
  private let url: URL

  /// The path of the source, in a folder of its own.
  let source: String

  init(_ text: String = "") throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("goldens of a test \(UUID().uuidString)")
    let tests = url.appendingPathComponent("Tests")
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    source = tests.appendingPathComponent("FocusTests.swift").path
    try write(text)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of the golden in a file.
  var golden: String { path("__Goldens__/FocusTests/focus.trace") }

  /// Returns the path of a file beside the source.
  func path(_ name: String) -> String { url.appendingPathComponent("Tests/\(name)").path }

  /// Replaces the source.
  func write(_ text: String) throws { try write(text, to: source) }

  /// Makes the source older than every build.
  func backdate() throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: source)
  }

  /// Writes a file, whose folder is created.
  func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Returns the text of a file, or `nil` if there is none.
  func text(of path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The text of the source.
  var text: String { text(of: source) ?? "" }

  /// The names of all files in the folder of the source and below it.
  var files: [String] {
    let names = FileManager.default.enumerator(atPath: path(""))?.compactMap { $0 as? String }
    return (names ?? []).sorted()
  }
}

extension Trace {
  /// Returns a trace with a note each ten milliseconds.
  static func notes(_ texts: String...) -> Trace { notes(texts) }

  static func notes(_ texts: [String]) -> Trace {
    Trace(
      texts.enumerated().map { index, text in
        Entry(PhoneInstant(nanoseconds: Int64(index) * 10_000_000), .note(text))
      })
  }

  /// The entries as lines.
  var lines: [String] { entries.map { "\($0)" } }
}
