import SwiftUI
import XCTest

@MainActor
final class ControlLooksTests: XCTestCase {
  private let text = Text("x")

  func testTheLooksOfControlsAreKept() async {
    XCTAssertEqual(look(text.buttonBorderShape(.circle)), ["buttonBorderShape(circle)"])
  }

  func testTheLooksOfSymbolsAreKept() async {
    XCTAssertEqual(look(text.symbolVariant(.fill)), ["symbolVariant(fill)"])
    XCTAssertEqual(look(text.symbolEffect(.pulse)), ["symbolEffect(pulse)"])
    XCTAssertEqual(look(text.symbolEffect(.bounce, value: 3)), ["symbolEffect(bounce, value: 3)"])
    XCTAssertEqual(
      look(text.sensoryFeedback(.impact, trigger: 3)), ["sensoryFeedback(impact, trigger: 3)"])
  }
}
