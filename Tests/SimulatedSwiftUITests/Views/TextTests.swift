import SwiftUI
import XCTest

@MainActor
final class TextTests: XCTestCase {
  func testATextIsMadeInManyWays() async {
    let (zoom, string): (Double, Substring) = (2.25, "part")
    XCTAssertEqual(lines(Text("plain")), ["plain"])
    XCTAssertEqual(lines(Text("\(3) photos")), ["3 photos"])
    XCTAssertEqual(lines(Text("\(zoom, specifier: "%.1f")x")), ["2.2x"])
    XCTAssertEqual(
      lines(Text("at \(0.5, format: .percent.locale(Locale(identifier: "en_US")))")), ["at 50%"])
    XCTAssertEqual(lines(Text(string)), ["part"])
    XCTAssertEqual(lines(Text(verbatim: "as is")), ["as is"])
    XCTAssertEqual(
      lines(Text(zoom, format: .number.locale(Locale(identifier: "en_US")))), ["2.25"])
    let noon = Date(timeIntervalSinceReferenceDate: 0)
    XCTAssertEqual(
      lines(Text(noon, style: .date)), [noon.formatted(date: .long, time: .omitted)])
    XCTAssertEqual(lines(Text(Image(systemName: "bolt"))), ["bolt"])
    XCTAssertEqual(LocalizedStringKey("key"), "key")
  }

  func testALabelHasASymbolAndATitle() async {
    let title = "Settings".dropLast()
    for label in [
      Label("Setting", systemImage: "gear"), Label(title, systemImage: "gear"),
    ] {
      let view = Stage(label).controller.view.subviews.first
      XCTAssertEqual(view?.subviews.first?.simulatedLook, ["Image(systemName: \"gear\")"])
      XCTAssertEqual(view?.textLines, ["Setting"])
    }
    let view = Stage(Label("Logo", image: "logo")).controller.view.subviews.first
    XCTAssertEqual(view?.subviews.first?.simulatedLook, ["Image(\"logo\")"])
    XCTAssertEqual(
      lines(
        Label {
          Text("a")
        } icon: {
          Text("b")
        }), ["b", "a"])
  }

  func testAnImageSaysWhatItIs() async throws {
    XCTAssertEqual(
      look(Image(systemName: "bolt").resizable().padding()),
      ["Image(systemName: \"bolt\")", "resizable()", "padding()"])
    XCTAssertEqual(
      look(Image("logo").renderingMode(.template)), ["Image(\"logo\")", "renderingMode(template)"])
    let picture = try XCTUnwrap(UIImage(data: Data([1, 2, 3])))
    XCTAssertEqual(look(Image(uiImage: picture)), ["Image(uiImage: 3 bytes)"])
    XCTAssertEqual(
      look(Image("logo").symbolRenderingMode(.palette)),
      ["Image(\"logo\")", "symbolRenderingMode(palette)"])
  }

  func testSpaceLinesAndProgressAreThere() async {
    XCTAssertEqual(look(Spacer()), ["Spacer()"])
    XCTAssertEqual(look(Spacer(minLength: 4)), ["Spacer(minLength: 4.0)"])
    XCTAssertEqual(look(Divider()), ["Divider"])
    XCTAssertEqual(look(ProgressView()), ["ProgressView"])
    XCTAssertEqual(look(ProgressView("Saving")), ["ProgressView"])
    XCTAssertEqual(lines(ProgressView("Saving")), ["Saving"])
    XCTAssertEqual(
      look(ProgressView(value: 0.5, total: 2)), ["ProgressView(value: 0.5, total: 2.0)"])
  }

  func testATextOfTwoDates() async {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let dates = start...start.addingTimeInterval(3600)
    XCTAssertEqual(lines(Text(dates)), [(dates.lowerBound..<dates.upperBound).formatted()])
  }
}
