import CameraControlTesting
import Foundation

/// A call of `expectGolden` in a text of source code, as the compiler would see it.
struct GoldenCall {
  /// The place of the brace or parenthesis behind the name.
  let line: Int
  let column: Int

  /// What the literal means.
  let text: String

  /// Finds a call in a source.
  ///
  /// - Parameters:
  ///   - index: Which call, counted from 0.
  ///   - source: The source.
  ///   - text: What the literal of the call means.
  /// - Throws: `MissingCall` if there are not that many calls.
  init(_ index: Int = 0, in source: String, meaning text: String) throws {
    let name = "expectGolden"
    var rest = source[...]
    for _ in 0...index {
      guard let range = rest.range(of: name) else { throw MissingCall() }
      rest = rest[range.upperBound...]
    }
    // Blanks may stand before a brace, but are not part of the place.
    rest = rest.drop { $0 == " " }
    let before = source.utf8[..<rest.startIndex]
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
    self.text = text
  }

  struct MissingCall: Error {}

  /// Compares a trace with the literal, in an environment; returns the error.
  func check(
    _ trace: Trace, in folder: GoldenFolder, _ environment: [String: String] = [:]
  ) -> GoldenMismatch? {
    do throws(GoldenMismatch) {
      let keeper = try GoldenKeeper(environment: environment, place: "FocusTests.swift:\(line)") {
        _ in
      }
      try keeper.check(trace, against: text, at: line, column: column, of: folder.source)
      return nil
    } catch {
      return error
    }
  }
}
