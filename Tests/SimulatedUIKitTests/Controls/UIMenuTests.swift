import UIKit
import XCTest

/// What is in a menu acts when a test chooses it.
@MainActor
final class UIMenuTests: XCTestCase {
  func testAnActionOfAMenuIsPerformed() async throws {
    var lens = ""
    let button = UIButton(type: .system)
    button.menu = UIMenu(
      title: "Lens", options: .displayInline,
      children: [
        UIAction(title: "Wide", state: .on) { lens = $0.title },
        UIAction(title: "Broken", attributes: [.destructive, .disabled]) { lens = $0.title },
      ])
    button.showsMenuAsPrimaryAction = true
    let actions = try XCTUnwrap(button.menu?.children as? [UIAction])
    XCTAssertEqual(button.menu?.selectedElements, [actions[0]])
    for action in actions { action.performWithSender(button, target: nil) }
    XCTAssertEqual(lens, "Wide")
    XCTAssertTrue(actions[0].sender === button)
  }
}
