import UIKit
import XCTest

@MainActor
final class UIControlTests: XCTestCase {
  func testAButtonHasTheUsualTitleWhereItHasNoOther() async {
    let button = UIButton(type: .system)
    button.setTitle("Record", for: .normal)
    button.setTitle("Recording", for: .selected)
    XCTAssertEqual(button.title(for: .highlighted), "Record")
    XCTAssertEqual(button.title(for: .selected), "Recording")
    XCTAssertNil(button.image(for: .normal))
  }

  func testColorsAreTheirParts() async {
    XCTAssertEqual(
      UIColor(white: 0.5, alpha: 1), UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    XCTAssertEqual(
      UIColor.red.withAlphaComponent(0.5), UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    XCTAssertEqual(UIColor(cgColor: UIColor.green.cgColor), .green)
  }
}
