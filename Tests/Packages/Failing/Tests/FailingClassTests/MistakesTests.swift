import CameraControl
import CameraControlTesting
import CameraControlXCTest
import XCTest

// Six usual mistakes: the message of a failed test names the cause.

final class MistakesTests: PhoneTestCase {
  private let queue = ManualQueue(label: "session")
  private var session: CaptureSession?

  private func slider() throws -> CaptureSlider {
    let slider = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    slider.setActionQueue(.inPlace) { _ in }
    return slider
  }

  func testTheSessionHasNoControlsDelegate() throws {
    let session = try phone.makeSession([try slider()])
    phone.lightPress()
    phone.slide(by: 0.5)
    XCTAssertNotEqual(phone.overlay, .hidden)  // fails: is equal to
    // because: ignored gesture: light press without a controls delegate. Call setControlsDelegate
    try session.stopRunning()
  }

  func testAWaitNamesTheCause() throws {
    let session = try phone.makeSession([try slider()])
    phone.lightPress()
    try phone.wait(until: { phone.overlay != .hidden }, within: .seconds(1))  // fails: gave up
    // because: The likely cause is this ignored gesture: light press without a controls delegate.
    try session.stopRunning()
  }

  func testAPickerHasNoAction() throws {
    let picker = try CaptureIndexPicker("Mode", symbolName: "scope", numberOfIndexes: 3)
    let session = try phone.makeSession([picker])  // fails: The control “Mode” has no action yet.
    try session.stopRunning()
  }

  func testTheConfigurationIsNotCommitted() throws {
    let recorder = Recorder(on: phone)
    let session = try phone.makeSession(delegate: recorder)
    session.beginConfiguration()
    try session.addControl(try slider())
    phone.lightPress()
    XCTAssertNotEqual(phone.overlay, .hidden)  // fails: is equal to
    // because: warning: a session's configuration is open, so its changes have no effect yet. Call
    session.commitConfiguration()
    try session.stopRunning()
  }

  func testTheAppHasNoInteraction() throws {
    let session = try phone.makeSession()
    phone.click()
    XCTAssertEqual(phone.trace.count(of: .event), 2)  // fails: is not equal to
    // because: ignored gesture: click without an event interaction. Add an event interaction
    try session.stopRunning()
  }

  func testAValueIsSetOffItsQueue() throws {
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(queue) { _ in }
    let session = try phone.makeSession([focus])
    XCTAssertNoThrow(try focus.setValue(0.5))  // fails: The app wrote the value
    try session.stopRunning()
  }

  @MainActor func testCancelledIsIgnored() throws {
    let session = try phone.makeSession()
    var isRecording = false
    phone.show(
      CaptureEventInteraction { event in
        if event.phase == .began { isRecording = true }
        if event.phase == .ended { isRecording = false }
      })
    try phone.perform("down camera-control; leave-app; up camera-control; wait 9s")
    XCTAssertFalse(isRecording)  // fails: XCTAssertFalse failed
    // because: canceled press: at 0.010, a press of camera-control ended with .cancelled, not .ende
    try session.stopRunning()
  }

  func testATimerIsPending() throws {
    let recorder = Recorder(on: phone)
    session = try phone.makeSession([try slider()], delegate: recorder)
    phone.lightPress()  // fails: a timer of the phone is pending until 3.
    withExtendedLifetime(recorder) {}
  }
}
