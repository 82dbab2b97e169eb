import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// The part of the book that shows what a failure looks like.
final class GoldenFailureTests: XCTestCase {
  func testTheDocumentShowsAFailure() throws {
    let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let folder = try GoldenFolder()
    let golden = own.appendingPathComponent("__Goldens__/SlideGoldenTests/focus.trace").path
    let text = try XCTUnwrap(folder.text(of: golden))
    try folder.write(text, to: folder.golden)
    let entries = try text.split(separator: "\n").map { line in
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      let (seconds, kind) = (try XCTUnwrap(Double(words[0])), Trace.Kind(name: words[1]))
      let text = words[2].drop { $0 == " " }
      let instant = PhoneInstant(nanoseconds: Int64((seconds * 1000).rounded()) * 1_000_000)
      let shown = text == "Focus 0.5" ? "Focus 0.4" : String(text)
      return Trace.Entry(instant, .text(try XCTUnwrap(kind), shown))
    }
    do throws(GoldenMismatch) {
      let place = "CameraTests/SlideGoldenTests.swift:17"
      let keeper = try GoldenKeeper(environment: [:], place: place)
      try keeper.check(Trace(entries), named: "focus", besides: folder.source)
      XCTFail("no error")
    } catch {
      // With paths as they are for a reader.
      var shown = error
      shown.message = error.message.replacing(
        folder.golden, with: "/Camera/Tests/CameraTests/__Goldens__/SlideGoldenTests/focus.trace")
      XCTAssertNotNil(error.picture)
      shown.picture = "/tmp/camera-control-501/difference-2vbk1lkchsqk.svg"
      let text = "\(shown)"
      let blocks = try Document.testing.blocks("")
      XCTAssertTrue(blocks.contains { "\($0)\n" == text }, text)
    }
  }
}
