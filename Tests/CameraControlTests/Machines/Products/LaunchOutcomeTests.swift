import CameraControl
import XCTest

final class LaunchOutcomeTests: XCTestCase {
  func testWhatALaunchLedToIsSaidInWords() {
    let outcomes: [(LaunchOutcome, String)] = [
      (.captureExtension("P", from: .lockScreenControl), "P extension from lock-screen-control"),
      (.captureExtension("P", from: .cameraControl), "P extension from camera-control"),
      (.app("P", from: .controlCenter), "P from control-center"),
      (.app("P", from: .actionButton), "P from action-button"),
      (.app("P", from: .icon("P")), "P from icon of P"),
      (.nothing(.noControl), "nothing: the widget extension has no control"),
    ]
    for (outcome, text) in outcomes { XCTAssertEqual("\(outcome)", text) }
  }

  func testEveryReasonIsSaidInWordsWithWhatToDo() {
    for (reason, text, remedy) in Self.reasons {
      XCTAssertEqual("\(reason)", text)
      XCTAssertEqual(reason.remedy, remedy)
    }
    XCTAssertEqual(Set(Self.reasons.map(\.1)).count, Self.reasons.count)
  }

  private static let reasons: [(LaunchOutcome.Reason, String, String)] = [
    (
      .noSuchSource(.actionButton), "this device has no action-button",
      "Use a model that has the source, or launch from another one."
    ),
    (
      .screenOff, "the screen is off", "Turn on the screen first, with the side button."
    ),
    (
      .buttonOff, "the Camera Control is switched off",
      "Switch on the Camera Control in the phone's settings."
    ),
    (
      .notHere(.icon("P")), "there is no icon of P on this screen",
      "Unlock the phone first, or use a control."
    ),
    (
      .nothingChosen(.controlCenter), "no product is chosen for control-center",
      "Set the product in the phone's settings, as the person would."
    ),
    (
      .notInstalled("P"), "P is not installed",
      "Install the product, or correct its name in the settings."
    ),
    (
      .noCaptureExtension, "the product has no capture extension",
      "Add a capture extension target to the product."
    ),
    (
      .wrongExtensionPoint("x"), "the extension point is “x”, not “com.apple.securecapture”",
      "Set EXAppExtensionAttributes/EXExtensionPointIdentifier to “com.apple.securecapture”."
    ),
    (
      .intentMissing(in: .widgetExtension), "the intent is not in the widget extension",
      "Add the intent's file to the widget extension target."
    ),
    (
      .intentMissing(in: .app), "the intent is not in the app",
      "Add the intent's file to the app target."
    ),
    (
      .intentMissing(in: .captureExtension), "the intent is not in the capture extension",
      "Add the intent's file to the capture extension target."
    ),
    (
      .noControl, "the widget extension has no control",
      "Add a ControlWidget with a ControlWidgetButton whose action is the intent."
    ),
    (
      .notAuthenticated(.fails), "the authentication failed",
      "Let the person authenticate, or allow the app to use the camera."
    ),
    (
      .notAuthenticated(.cancels), "the person canceled the authentication",
      "Let the person authenticate, or allow the app to use the camera."
    ),
    (
      .alreadyInFront, "the capture extension is in front already",
      "Dismiss the capture extension before you launch it again."
    ),
  ]
}
