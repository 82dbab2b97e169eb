import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

final class OverlayPictureTests: XCTestCase {
  private let zoom = ControlFace(
    kind: .systemZoom, title: "Zoom", symbolName: nil, valueText: "2×", fraction: 0.25,
    isEnabled: true)

  private func face(_ title: String, symbol: String? = nil, isEnabled: Bool = true) -> ControlFace {
    ControlFace(
      kind: .slider, title: title, symbolName: symbol, valueText: "", fraction: 0,
      isEnabled: isEnabled)
  }

  private func elements(_ svg: String, _ style: String) throws -> [StrictXML.Element] {
    try readSafePicture(svg).elements.filter {
      ($0.attributes["class"] ?? "").split(separator: " ").contains(Substring(style))
    }
  }

  func testAControlShowsItsTitleValueAndPlace() throws {
    let svg = OverlayAppearance.control(zoom).svg(on: .iPhone16Pro)
    XCTAssertEqual(try elements(svg, "title").map(\.text), ["Zoom"])
    XCTAssertEqual(try elements(svg, "value").map(\.text), ["2×"])
    func needle(_ fraction: Double) throws -> Int {
      var face = zoom
      face.fraction = fraction
      let needles = try elements(OverlayAppearance.control(face).svg(on: .iPhone16Pro), "needle")
      return try XCTUnwrap(Int(needles[0].attributes["x"] ?? ""))
    }
    let (left, middle, right) = (try needle(0), try needle(0.5), try needle(1))
    XCTAssertEqual(middle - left, right - middle)
    XCTAssertGreaterThan(middle, left)
    XCTAssertEqual(try needle(.nan), left)
    XCTAssertEqual(try needle(7), right)
    XCTAssertEqual(try needle(-7), left)
  }

  func testTheOverlayIsBesideTheButton() throws {
    for orientation in PhoneOrientation.allCases {
      let svg = OverlayAppearance.control(zoom).svg(on: .iPhone16Pro, orientation: orientation)
      let picture = try readSafePicture(svg)
      let button = try XCTUnwrap(picture.elements.first { $0.attributes["class"] == "button" })
      let (axis, length) = orientation == .portrait ? ("y", "height") : ("x", "width")
      let start = try XCTUnwrap(Int(button.attributes[axis] ?? ""))
      let middle = start + (try XCTUnwrap(Int(button.attributes[length] ?? ""))) / 2
      let index = try XCTUnwrap(
        picture.elements.firstIndex { $0.attributes["class"] == "card" })
      let card = picture.elements[index]
      let place = try XCTUnwrap(picture.elements[index - 1].attributes["transform"])
        .split { !$0.isNumber }.compactMap { Int($0) }
      let origin = orientation == .portrait ? place[1] : place[0]
      let size = try XCTUnwrap(Int(card.attributes[length] ?? ""))
      XCTAssertTrue((origin...(origin + size)).contains(middle))
    }
  }

  func testAListShowsWhatIsHighlightedAndWhatIsDisabled() throws {
    let list = OverlayAppearance.list(
      [face("One"), face("Two", isEnabled: false), face("Three")], highlighted: 2)
    let svg = list.svg(on: .iPhone16Pro)
    let picture = try readSafePicture(svg)
    XCTAssertEqual(try elements(svg, "title").map(\.text), ["One", "Two", "Three"])
    XCTAssertEqual(try elements(svg, "lit").count, 1)
    XCTAssertEqual(
      picture.elements.compactMap { $0.attributes["class"] }.filter { $0.hasPrefix("item") },
      ["item", "item off", "item on"])
  }

  func testALongListShowsWhatIsAroundTheHighlight() throws {
    let faces = (1...20).map { face("Control \($0)") }
    for highlighted in faces.indices {
      let svg = OverlayAppearance.list(faces, highlighted: highlighted).svg(on: .iPhone16Pro)
      let titles = try elements(svg, "title").map(\.text)
      XCTAssertTrue(titles.contains("Control \(highlighted + 1)"))
      XCTAssertEqual(try elements(svg, "hint").map(\.text), ["\(20 - titles.count) more"])
    }
  }

  func testASymbolWithoutAShapeIsNamed() throws {
    func names(_ symbol: String?) throws -> [String] {
      let svg = OverlayAppearance.control(face("Focus", symbol: symbol)).svg(on: .iPhone16Pro)
      return try elements(svg, "name").map(\.text)
    }
    XCTAssertEqual(try names("scope"), [])
    XCTAssertEqual(try names("bolt.fill"), [])
    XCTAssertEqual(try names(nil), [])
    XCTAssertEqual(try names("hare.fill"), ["hare.fill"])
  }

  /// The longer the name, the further to the right the title begins.
  func testATitleIsBehindItsSymbol() throws {
    let titles = try [nil, "hare", "hare.fill"].map { symbol in
      let svg = OverlayAppearance.control(face("Focus", symbol: symbol)).svg(on: .iPhone16Pro)
      return try XCTUnwrap(Int(try elements(svg, "title").first?.attributes["x"] ?? ""))
    }
    XCTAssertLessThan(titles[0], titles[1])
    XCTAssertLessThan(titles[1], titles[2])
  }

  func testAPhoneWithoutTheButtonIsDrawnWithoutIt() throws {
    let (with, without) = (
      OverlayAppearance.hidden.svg(on: .iPhone16), OverlayAppearance.hidden.svg(on: .iPhone15)
    )
    XCTAssertEqual(try elements(with, "button").count, 1)
    XCTAssertEqual(try elements(without, "button").count, 0)
    XCTAssertEqual(try elements(with, "card").count, 0)
    XCTAssertTrue(without.contains("a phone without a Camera Control"))
  }
}
