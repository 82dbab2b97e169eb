import SwiftUI
import XCTest

@MainActor
final class SystemLooksTests: XCTestCase {
  private let text = Text("x")

  func testWhatTheSystemShowsIsKept() async {
    XCTAssertEqual(look(text.statusBarHidden()), ["statusBarHidden()"])
    XCTAssertEqual(look(text.statusBar(hidden: false)), ["statusBar(hidden: false)"])
    XCTAssertEqual(
      look(text.persistentSystemOverlays(.hidden)), ["persistentSystemOverlays(hidden)"])
    XCTAssertEqual(look(text.preferredColorScheme(.dark)), ["preferredColorScheme(dark)"])
    XCTAssertEqual(look(text.navigationTitle("Camera")), ["navigationTitle(Camera)"])
    XCTAssertEqual(look(text.labelsHidden()), ["labelsHidden()"])
    XCTAssertEqual(look(text.controlSize(.large)), ["controlSize(large)"])
  }

  func testWhatIsSaidToAssistiveTechnologiesIsKept() async {
    let string = "photos"
    XCTAssertEqual(look(text.accessibilityLabel("\(3) photos")), ["accessibilityLabel(3 photos)"])
    XCTAssertEqual(look(text.accessibilityLabel(string)), ["accessibilityLabel(photos)"])
    XCTAssertEqual(look(text.accessibilityLabel(Text("photos"))), ["accessibilityLabel(photos)"])
    XCTAssertEqual(look(text.accessibilityValue("2×")), ["accessibilityValue(2×)"])
    XCTAssertEqual(look(text.accessibilityValue(string)), ["accessibilityValue(photos)"])
    XCTAssertEqual(look(text.accessibilityHint("Takes one")), ["accessibilityHint(Takes one)"])
    XCTAssertEqual(look(text.accessibilityHint(string)), ["accessibilityHint(photos)"])
    XCTAssertEqual(look(text.accessibilityHidden(true)), ["accessibilityHidden(true)"])
    let traits: AccessibilityTraits = [
      .isButton, .isHeader, .isSelected, .isImage, .startsMediaSession,
    ]
    XCTAssertEqual(
      look(text.accessibilityAddTraits(traits)),
      ["accessibilityAddTraits(AccessibilityTraits(rawValue: \(traits.rawValue)))"])
  }

  func testTraitsAreDifferentKinds() async {
    let traits: [AccessibilityTraits] = [
      .isButton, .isHeader, .isSelected, .isImage, .startsMediaSession,
    ]
    for (index, trait) in traits.enumerated() {
      XCTAssertFalse(trait.isEmpty)
      for other in traits[..<index] { XCTAssertTrue(trait.isDisjoint(with: other)) }
    }
  }
}
