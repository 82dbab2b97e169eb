import CameraControl
import CameraControlTesting
import XCTest

final class SlideGoldenTests: XCTestCase {
  func testWhatASlideShows() throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1, step: 0.5)
    focus.setActionQueue(.inPlace) { _ in }
    let recorder = Recorder()
    let session = try phone.makeSession([focus], delegate: recorder)

    phone.lightPress()
    phone.slide(by: 0.5)
    phone.wait(.seconds(3))
    try phone.trace.only(.overlay, .callback, .value).expectGolden("focus")
    try phone.trace.only(.callback).expectGolden {
      """
         0.070  callback   did become active
         0.070  callback   will enter fullscreen
         3.290  callback   will exit fullscreen
         3.290  callback   did become inactive
      """
    }
    try phone.finish()
    try session.stopRunning()
  }
}
