import CoreImage.CIFilterBuiltins
import UIKit.UIGestureRecognizerSubclass
import UIKit.UIImage
import XCTest
import os.log

/// A file that imports parts of modules has the whole modules.
final class SubmodulesTests: XCTestCase {
  func testAPartBringsTheWhole() {
    Logger(subsystem: "camera", category: "parts").info("A part was imported.")
    XCTAssertNotNil(UIImage(systemName: "camera"))
    XCTAssertEqual(CIFilter(name: "CISepiaTone")?.name, "CISepiaTone")
  }

  func testABuiltInFilterChangesAPicture() {
    let filter = CIFilter.sepiaTone()
    filter.intensity = 0.8
    XCTAssertNil(filter.outputImage)
    filter.inputImage = CIImage(color: CIColor(red: 1, green: 0, blue: 0))
    XCTAssertEqual(filter.outputImage?.simulatedFilters, ["CISepiaTone"])
    XCTAssertNotNil(filter.value(forKey: kCIInputImageKey))
  }

  @MainActor
  func testARecognizerOfAnAppTakesTouches() async {
    let (press, touch) = (Press(), UITouch())
    touch.simulatedLocation = CGPoint(x: 3, y: 4)
    press.touchesBegan([touch], with: UIEvent())
    XCTAssertEqual(press.state, .began)
    XCTAssertEqual(press.place, CGPoint(x: 3, y: 4))
  }
}

private final class Press: UIGestureRecognizer {
  private(set) var place: CGPoint?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    place = touches.first?.location(in: view)
    state = .began
  }
}
