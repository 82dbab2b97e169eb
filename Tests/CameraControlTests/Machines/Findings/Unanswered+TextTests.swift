import CameraControl
import XCTest

/// What a phone says about what led to nothing.
final class UnansweredTextTests: XCTestCase {
  private func text(
    _ what: Unanswered.What, _ reasons: [Unanswered.Reason], on control: String? = nil
  ) -> String {
    "\(Unanswered(what, reasons[0], also: Array(reasons.dropFirst()), on: control, at: .zero))"
  }

  /// EVT33: what the finger did, why nothing happened, and what to do first, in one line.
  func testTheLineOfAnEntry() {
    XCTAssertEqual(
      text(.slide, [.controlDisabled], on: "Focus"),
      "slide on a disabled control (“Focus”). Set isEnabled of the control to true.")
    XCTAssertEqual(
      text(.press(.cameraControl), [.noRunningSession, .noCameraInput, .interactionDisabled]),
      "click without a running session, without a camera input and with the interaction disabled. "
        + "Call startRunning on the session.")
  }

  /// EVT33: counts are in words.
  func testTheLineOfACount() {
    let counts: [(Unanswered.What, Unanswered.Reason, Int, String)] = [
      (.slide, .controlDisabled, 12, "12 slides on a disabled control"),
      (.slide, .overlayHidden, 1, "1 slide while the overlay is hidden"),
      (.press(.cameraControl), .noRunningSession, 2, "2 clicks without a running session"),
      (.press(.volumeUp), .noSession, 2, "2 presses of volume up in an app without a session"),
      (
        .press(.volumeDown), .appNotInFront, 1,
        "1 press of volume down while the app is not in front"
      ),
      (
        .press(.action), .buttonUnassigned, 3,
        "3 presses of the Action button that the settings assign to something else"
      ),
      (
        .press(.airPodsStem), .interrupted, 2,
        "2 presses of an AirPods stem while the session is interrupted"
      ),
      (.lightPress, .noDelegate, 2, "2 light presses without a controls delegate"),
      (.lightPress, .controlDisabled, 1, "1 light press with every control disabled"),
      (.item, .controlDisabled, 2, "2 choices of a list item whose control is disabled"),
      (.item, .noSuchItem, 1, "1 choice of a list item that is not there"),
      (.overlayTouch, .touchOff, 2, "2 touches of the screen with touches switched off"),
      (
        .touch, .noCameraControl, 2,
        "2 touches of the Camera Control on a phone without a Camera Control"
      ),
    ]
    for (what, reason, count, words) in counts {
      let first = Unanswered(what, reason, at: .zero)
      XCTAssertEqual("\(Unanswered.Repeated(first, count: count))", words)
    }
  }

  /// A title forges no line and colors no terminal, wherever an entry is printed.
  func testATitleStaysInItsLine() {
    let entry = Unanswered(.slide, .controlDisabled, on: "A\n\u{1b}[31m", at: .zero)
    let words = #"on a disabled control (“A\n\u{1b}[31m”)"#
    XCTAssertEqual("\(entry)", "slide \(words). Set isEnabled of the control to true.")
    XCTAssertEqual("\(Unanswered.Repeated(entry))", "1 slide \(words)")
  }

  /// EVT33: each reason has words and a remedy of its own, which is a sentence.
  func testEveryReasonHasItsOwnWords() {
    var texts: Set<String> = []
    var remedies: Set<String> = []
    for reason in Unanswered.Reason.allCases {
      let entry = Unanswered(.press(.action), reason, at: .zero)
      texts.insert("\(Unanswered.Repeated(entry))")
      remedies.insert(entry.remedy)
      XCTAssertTrue(entry.remedy.hasSuffix("."), entry.remedy)
      XCTAssertTrue(entry.remedy.first?.isUppercase ?? false, entry.remedy)
    }
    XCTAssertEqual(texts.count, Unanswered.Reason.allCases.count)
    XCTAssertEqual(remedies.count, Unanswered.Reason.allCases.count)
  }

  /// EVT33: what to do about an assigned button depends on the button.
  func testTheRemedyDependsOnTheButton() {
    XCTAssertEqual(
      Unanswered(.press(.action), .buttonUnassigned, at: .zero).remedy,
      "Set actionButton in the phone's settings to capture.")
    XCTAssertEqual(
      Unanswered(.press(.airPodsStem), .buttonUnassigned, at: .zero).remedy,
      "Set airPodsRemote in the phone's settings, and press for as long as it requires.")
    XCTAssertEqual(
      text(.press(.airPodsStem), [.airPodsUnsupported]),
      "press of an AirPods stem that the AirPods or the system keep from apps. Set airPodsEligible "
        + "to true and systemVersion to 26 or later in the phone's settings.")
  }
}
