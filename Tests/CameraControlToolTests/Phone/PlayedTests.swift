import CameraControl
import CameraControlTesting
import XCTest

final class PlayedTests: XCTestCase {
  func testWhatWasPlayed() throws {
    let phone = SimulatedPhone(
      PhoneModel(named: "iPhone 17 Pro") ?? .iPhone16Pro)
    try phone.perform("set clean-preview off")
    let recorder = Recorder(on: phone)
    let camera = try XCTUnwrap(phone.core.cameras.first { $0.localizedName == "Front Camera" })
    let control1 = try CaptureSlider(
      "Focus \"#\\(1)\"", symbolName: "slider.horizontal.3", in: 0.0...1.0, step: 0.5)
    control1.setActionQueue(.inPlace, action: recorder.action("focus \"#\\(1)\""))
    let control2 = try CaptureSlider(
      "Stop", symbolName: "slider.horizontal.3", values: [1.0, 2.0, 4.0])
    control2.setActionQueue(.inPlace, action: recorder.action("stop"))
    let control3 = try SystemZoomSlider(device: camera, action: recorder.action("zoom"))
    let control4 = try CaptureIndexPicker(
      "L’ook", symbolName: "list.bullet",
      localizedIndexTitles: ["Plain", "Warm"])
    control4.setActionQueue(.inPlace, action: recorder.action("l’ook"))
    let session = CaptureSession(in: phone.app)
    try session.addInput(CaptureDeviceInput(device: camera))
    try session.addOutput(CaptureOutput(.photo))
    try session.addControl(control1)
    try session.addControl(control2)
    try session.addControl(control3)
    try session.addControl(control4)
    try session.setControlsDelegate(recorder, queue: .inPlace)
    try session.startRunning()
    phone.show(recorder.interactionWithTwoHandlers())

    try phone.perform(
      """
      light-press
      wait 920ms
      slide +0.05
      wait 190ms
      slide +0.1
      slide +0.2
      3x slide +0.4
      wait 870ms
      click
      """)
    try phone.trace.only(.overlay, .callback, .value).expectGolden {
      #"""
         0.070  callback   did become active
         0.070  overlay    Focus "#\(1)" ●──────────── 0
         1.950  value      Focus "#\(1)" 0.5
         2.160  value      Focus "#\(1)" 1
      """#
    }
    try phone.finish(allowing: Set(UnfinishedWork.Kind.allCases))
    try session.stopRunning()
  }
}
