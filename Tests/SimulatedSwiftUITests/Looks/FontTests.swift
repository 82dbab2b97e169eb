import SwiftUI
import XCTest

@MainActor
final class FontTests: XCTestCase {
  private let text = Text("x")

  func testAFontSaysWhatItWasMadeFrom() async {
    XCTAssertEqual(Font.system(size: 12).description, "system(size: 12.0)")
    XCTAssertEqual(
      Font.system(size: 12, weight: .bold, design: .rounded).description,
      "system(size: 12.0, weight: bold, design: rounded)")
    XCTAssertEqual(
      Font.system(.caption, design: .monospaced).description, "system(caption, design: monospaced)")
    XCTAssertEqual(Font.system(.body, weight: .thin).description, "system(body, weight: thin)")
    XCTAssertEqual(Font.custom("Brand", size: 9).description, "custom(Brand, size: 9.0)")
    XCTAssertEqual(
      Font.title.bold().italic().monospaced().monospacedDigit().weight(.heavy).description,
      "title.bold().italic().monospaced().monospacedDigit().weight(heavy)")
  }

  func testEachStyleHasAFont() async {
    let fonts: [Font] = [
      .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption, .caption2,
    ]
    XCTAssertEqual(
      fonts.map(\.description), Font.TextStyle.allCases.map { "\($0)" },
      "each style is a font")
  }

  func testTextsKeepTheirLooks() async {
    XCTAssertEqual(look(text.font(.headline)), ["font(headline)"])
    XCTAssertEqual(look(text.fontWeight(.semibold)), ["fontWeight(semibold)"])
    XCTAssertEqual(look(text.fontDesign(.serif)), ["fontDesign(serif)"])
    XCTAssertEqual(look(text.bold()), ["bold()"])
    XCTAssertEqual(look(text.bold(false)), ["bold(false)"])
    XCTAssertEqual(look(text.italic()), ["italic()"])
    XCTAssertEqual(look(text.italic(false)), ["italic(false)"])
    XCTAssertEqual(look(text.monospaced()), ["monospaced()"])
    XCTAssertEqual(look(text.monospaced(false)), ["monospaced(false)"])
    XCTAssertEqual(look(text.monospacedDigit()), ["monospacedDigit()"])
    XCTAssertEqual(look(text.lineLimit(2)), ["lineLimit(2)"])
    XCTAssertEqual(look(text.multilineTextAlignment(.center)), ["multilineTextAlignment(center)"])
    XCTAssertEqual(look(text.minimumScaleFactor(0.5)), ["minimumScaleFactor(0.5)"])
  }

  func testSymbolsKeepTheirLooks() async {
    XCTAssertEqual(look(text.imageScale(.large)), ["imageScale(large)"])
    XCTAssertEqual(
      look(text.symbolRenderingMode(.hierarchical)), ["symbolRenderingMode(hierarchical)"])
    let transitions: [(ContentTransition, String)] = [
      (.identity, "identity"), (.opacity, "opacity"), (.interpolate, "interpolate"),
      (.numericText(), "numericText()"),
      (.numericText(countsDown: true), "numericText(countsDown: true)"),
    ]
    for (transition, name) in transitions {
      XCTAssertEqual(look(text.contentTransition(transition)), ["contentTransition(\(name))"])
    }
  }
}
