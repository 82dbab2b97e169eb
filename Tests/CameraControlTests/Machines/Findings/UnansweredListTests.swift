import CameraControl
import CameraControlTesting
import XCTest

/// What led to nothing takes little memory, however often it happens.
final class UnansweredListTests: XCTestCase {
  /// EVT33: the latest hundred are kept one by one, and the report counts all of them.
  func testTheListIsLimitedAndTheCountIsNot() throws {
    let (phone, app) = try CameraApp.open()
    try app.session.stopRunning()
    for number in 1...2500 {
      phone.press(.volumeUp)
      XCTAssertEqual(phone.unanswered.count, min(number, 100))
    }
    XCTAssertEqual(
      phone.unanswered.last?.instant, phone.now.advanced(by: .milliseconds(-100)))
    XCTAssertEqual(
      phone.unanswered.first?.instant,
      phone.now.advanced(by: .milliseconds(-100 * 100)), "the latest, without a gap")
    XCTAssertEqual(phone.report.unanswered.map(\.count), [2500])
    XCTAssertTrue(
      phone.report.description.contains(
        "- 2500 presses of volume up without a running session\n"
          + "  - To do: Call startRunning on the session."))
  }

  /// EVT33: counts are told apart by what the finger did, by each reason and by the control.
  func testWhatIsCountedTogether() throws {
    let (phone, app) = try CameraApp.open(titles: ["Focus", "Depth"])
    for control in app.controls { control.isEnabled = false }
    phone.lightPress()
    for _ in 0..<3 { phone.slide(millimeters: 3) }
    phone.swipeOverlay()
    phone.tapOverlay(item: 1)
    phone.slide(millimeters: 3)
    phone.wait(.seconds(4))
    try app.session.setControlsDelegate(nil, queue: nil)
    phone.lightPress()
    try app.session.stopRunning()
    phone.lightPress()
    app.session.removeInput(app.session.inputs[0])
    phone.lightPress()
    XCTAssertEqual(
      phone.report.unanswered.map { "\($0)" },
      [
        "3 slides on a disabled control (“Focus”)",
        "1 slide on a disabled control (“Depth”)",
        "1 light press without a controls delegate",
        "1 light press without a running session and without a controls delegate",
        "1 light press without a running session, without a camera input and without a controls delegate",
      ])
  }

  /// EVT33: an app that creates controls under ever new titles does not make the counts grow.
  func testEverNewTitles() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    for number in 0..<150 {
      let control = try app.slider("Slider \(number)")
      control.isEnabled = false
      try app.session.addControl(control)
      phone.lightPress()
      phone.slide(millimeters: 3)
      phone.wait(.seconds(4))
      try app.session.removeControl(control)
    }
    let counts = phone.report.unanswered
    XCTAssertEqual(counts.count, 101)
    XCTAssertEqual("\(counts[99])", "1 slide on a disabled control (“Slider 99”)")
    XCTAssertEqual("\(counts[100])", "50 slides on a disabled control")
    XCTAssertEqual(phone.unanswered.last?.control, "Slider 149")
  }
}
