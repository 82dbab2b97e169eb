import UIKit
import XCTest

/// Pictures are made on any thread, and colors and texts know their numbers.
final class UIGraphicsTests: XCTestCase {
  func testEachThreadHasItsOwnImages() async {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 2)
    let other = await Task.detached { UIGraphicsGetCurrentContext() == nil }.value
    XCTAssertTrue(other)
  }

  func testAnImageIsAsLargeAsWhatWasBegun() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 2)
    UIGraphicsBeginImageContext(CGSize(width: 8, height: 8))
    XCTAssertEqual(UIGraphicsGetImageFromCurrentImageContext()?.size.width, 8)
    UIGraphicsEndImageContext()
    XCTAssertEqual(UIGraphicsGetImageFromCurrentImageContext()?.scale, 2)
    UIGraphicsEndImageContext()
    XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
  }

  func testAColorIsMadeFromItsPlaceOnTheWheel() {
    for (hue, wanted) in [(0, UIColor.red), (1 / 3, .green), (2 / 3, .blue), (0.5, .cyan)] {
      let made = UIColor(hue: CGFloat(hue), saturation: 1, brightness: 1, alpha: 1)
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      XCTAssertTrue(made.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
      let parts = wanted.cgColor.components ?? []
      for (one, other) in zip([red, green, blue, alpha], parts) {
        XCTAssertEqual(one, other, accuracy: 1e-9)
      }
    }
    let gray = UIColor(hue: 0.2, saturation: 0, brightness: 0.5, alpha: 1)
    XCTAssertEqual(gray, UIColor(white: 0.5, alpha: 1))
    XCTAssertEqual(UIColor { $0.userInterfaceStyle == .dark ? .white : .black }, .black)
  }

  func testATextIsAsWideAsItsLetters() {
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    XCTAssertEqual("4K".size(withAttributes: font), CGSize(width: 20, height: 24))
    XCTAssertEqual(NSAttributedString(string: "4K", attributes: font).size().width, 20)
    XCTAssertEqual(("HDR" as NSString).size(withAttributes: font).width, 30)
  }

  @MainActor
  func testALabelShowsAStyledText() async {
    let (label, style) = (UILabel(frame: .zero), NSMutableParagraphStyle())
    style.alignment = .center
    label.attributedText = NSAttributedString(string: "REC", attributes: [.paragraphStyle: style])
    XCTAssertEqual(label.text, "REC")
    XCTAssertEqual(label.attributedText?.length, 3)
    label.text = "Stop"
    XCTAssertEqual(label.attributedText?.string, "Stop")
  }
}
