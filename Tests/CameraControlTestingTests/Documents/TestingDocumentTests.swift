import CameraControlTesting
import Foundation
import TestSupport
import XCTest

/// Tests that the book shows code that is compiled and run here.
final class TestingDocumentTests: XCTestCase {
  private let document = Document.testing

  func testEveryBlockOfSwiftIsPartOfATest() throws {
    let folder = "Tests/CameraControlTestingTests/Documents/"
    let sources =
      try [
        "FocusTests", "ShutterTests", "PhotoCounterTests", "EveryGestureTests", "MistakeTests",
        "DebouncedFocusTests", "LockScreenExampleTests", "SlideGoldenTests", "FocusBadgeTests",
        "LensModelTests", "PageExampleTests",
      ].map { name in try Document("\(folder)\(name).swift").squeezed }
      + [
        "InteractiveApp/InteractiveApp", "CameraControlTraitsTests/Documents/ClickTests",
        "CameraControlXCTestTests/Documents/ClickClassTests",
      ].map { path in try Document("Tests/\(path).swift").squeezed }
    let blocks = try document.blocks("swift")
    XCTAssertGreaterThan(blocks.count, 7)
    for block in blocks {
      let wanted = Document.squeezed(block)
      XCTAssertTrue(sources.contains { $0.contains(wanted) }, "no test contains:\n\(block)")
    }
  }

  func testEveryBlockOfScriptCanBeReadAndHasEveryStep() throws {
    let scripts = try document.blocks("text")
      .filter { $0.contains("light-press") && !$0.contains("0.000") }
    XCTAssertGreaterThan(scripts.count, 0)
    var words: Set<Substring> = []
    for text in scripts {
      let script = try GestureScript(parsing: text)
      for step in script.steps { words.insert("\(step)".split(separator: " ")[0]) }
    }
    XCTAssertEqual(words.count, 40, "\(words.sorted())")
  }

  func testTheDocumentNamesEveryKindOfUnfinishedWorkAndEntry() throws {
    let document = try document.text
    for kind in Trace.Kind.allCases { XCTAssertTrue(document.contains("`\(kind)`"), "\(kind)") }
    for kind in UnfinishedWork.Kind.allCases {
      XCTAssertTrue(document.contains("`\(kind)`"), "\(kind)")
    }
  }
}
