import CameraControl
import XCTest

/// What led to nothing takes little memory, however often it happens.
final class UnansweredListTests: XCTestCase {
  /// EVT33: the latest hundred are kept one by one, and the report counts all of them.
  func testTheListIsLimitedAndTheCountIsNot() throws {
    let bench = try PhoneBench()
    try bench.session.stopRunning()
    for number in 1...2500 {
      bench.press(.volumeUp)
      XCTAssertEqual(bench.phone.unanswered.count, min(number, 100))
    }
    XCTAssertEqual(
      bench.phone.unanswered.last?.instant, bench.now.advanced(by: .milliseconds(-100)))
    XCTAssertEqual(
      bench.phone.unanswered.first?.instant,
      bench.now.advanced(by: .milliseconds(-100 * 100)), "the latest, without a gap")
    XCTAssertEqual(bench.phone.report.unanswered.map(\.count), [2500])
    XCTAssertTrue(
      bench.phone.report.description.contains(
        "- 2500 presses of volume up without a running session\n"
          + "  - To do: Call startRunning on the session."))
  }

  /// EVT33: counts are told apart by what the finger did, by each reason and by the control.
  func testWhatIsCountedTogether() throws {
    let bench = try PhoneBench(titles: ["Focus", "Depth"])
    for control in bench.controls { control.isEnabled = false }
    bench.lightPress()
    for _ in 0..<3 { bench.slide(3) }
    bench.handle(.touch(.swipeAway))
    bench.handle(.touch(.tapItem(1)))
    bench.slide(3)
    bench.wait(.seconds(4))
    try bench.session.setControlsDelegate(nil, queue: nil)
    bench.lightPress()
    try bench.session.stopRunning()
    bench.lightPress()
    bench.session.removeInput(bench.session.inputs[0])
    bench.lightPress()
    XCTAssertEqual(
      bench.phone.report.unanswered.map { "\($0)" },
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
    let bench = try PhoneBench(titles: [])
    for number in 0..<150 {
      let control = try PhoneBench.slider("Slider \(number)", bench.log)
      control.isEnabled = false
      try bench.session.addControl(control)
      bench.lightPress()
      bench.slide(3)
      bench.wait(.seconds(4))
      try bench.session.removeControl(control)
    }
    let counts = bench.phone.report.unanswered
    XCTAssertEqual(counts.count, 101)
    XCTAssertEqual("\(counts[99])", "1 slide on a disabled control (“Slider 99”)")
    XCTAssertEqual("\(counts[100])", "50 slides on a disabled control")
    XCTAssertEqual(bench.phone.unanswered.last?.control, "Slider 149")
  }
}
