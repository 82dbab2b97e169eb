import CameraControlTesting
import UIKit
import XCTest

/// One responder at a time gets what a person types.
@MainActor
final class UITextFieldTests: XCTestCase {
  func testAFieldTellsItsDelegateWhenATextBeginsAndEnds() async {
    SimulatedPhone().asCurrent {
      let (field, other, names) = (UITextField(), UITextField(), Names())
      field.delegate = names
      XCTAssertTrue(field.becomeFirstResponder())
      XCTAssertTrue(field.isFirstResponder)
      XCTAssertTrue(other.becomeFirstResponder())
      XCTAssertFalse(field.isFirstResponder)
      XCTAssertTrue(other.resignFirstResponder())
      XCTAssertEqual(names.heard, ["begin", "end"])
      names.mayBegin = false
      XCTAssertFalse(field.becomeFirstResponder())
      XCTAssertFalse(UIView().becomeFirstResponder())
    }
  }
}

private final class Names: NSObject, UITextFieldDelegate {
  var heard: [String] = []
  var mayBegin = true

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
  func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }
}
