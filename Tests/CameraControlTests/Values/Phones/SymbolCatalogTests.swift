import CameraControl
import XCTest

final class SymbolCatalogTests: XCTestCase {
  /// CTL08: without a list, every well-formed name is a symbol, and nothing else is.
  func testTheDefaultCatalogTakesEveryWellFormedName() {
    for name in ["scope", "camera.filters", "plusminus.circle", "4k.tv", "a.b.c", "1.circle.fill"] {
      XCTAssertTrue(SymbolCatalog.wellFormed.contains(name), name)
    }
    for name in [
      "", ".", "scope.", ".scope", "camera..filters", "Camera", "camera filters", "camera-filters",
      "caméra", "📷", "camera_filters", "scope\n",
    ] {
      XCTAssertFalse(SymbolCatalog.wellFormed.contains(name), name)
    }
  }

  func testAListTakesItsNamesOnly() {
    let listed = SymbolCatalog.listed(["scope", "Odd Name"])
    XCTAssertTrue(listed.contains("Odd Name"))
    XCTAssertFalse(listed.contains("camera.filters"))
    XCTAssertFalse(SymbolCatalog.listed([]).contains("scope"))
  }

  /// CTL08: this is the catalog of a phone that is given none.
  func testAPhoneHasTheDefaultCatalog() throws {
    let phone = Phone(mainQueue: .inPlace)
    let session = CaptureSession(in: phone.launch("Camera"))
    for symbol in ["any.symbol.42", "No Symbol"] {
      let slider = try CaptureSlider("Focus", symbolName: symbol, in: 0...1)
      slider.setActionQueue(.inPlace) { _ in }
      try session.addControl(slider)
    }
    XCTAssertEqual(phone.diagnostics.map(\.rule), ["CTL08"])
    XCTAssertEqual(
      phone.diagnostics.first?.finding,
      "No SF symbol is called “No Symbol”, so the overlay shows the control without one.")
  }
}
