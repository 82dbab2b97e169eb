import SwiftUI
import TestSupport
import XCTest

@MainActor
final class CompositionTests: XCTestCase {
  func testWhatIsBehindComesFirstAndWhatIsInFrontComesLast() async {
    XCTAssertEqual(lines(Text("a").background { Text("b") }), ["b", "a"])
    XCTAssertEqual(lines(Text("a").background(Text("b"))), ["b", "a"])
    XCTAssertEqual(lines(Text("a").mask { Text("b") }), ["b", "a"])
    XCTAssertEqual(lines(Text("a").overlay { Text("b") }), ["a", "b"])
    XCTAssertEqual(lines(Text("a").overlay(Text("b"))), ["a", "b"])
    XCTAssertEqual(lines(Text("a").safeAreaInset(edge: .bottom) { Text("b") }), ["a", "b"])
  }

  func testTheIdentifierMeansTheViewItself() async {
    let stage = Stage(Text("a").background { Text("b") }.accessibilityIdentifier("text"))
    XCTAssertEqual(stage.text("text"), "a")
  }

  func testWhatIsInFrontRuns() async {
    let log = Log<String>()
    let stage = Stage(
      Text("a").overlay(alignment: .top) {
        Button("b") { log.add("tapped") }.accessibilityIdentifier("button")
      })
    XCTAssertTrue(stage.controller.view.activate("button"))
    XCTAssertEqual(log.all, ["tapped"])
  }
}
