import CameraControl
import CameraControlTesting

/// A small app that is not `Sendable`: a session with two controls, and an interaction that counts.
final class CountingApp {
  let session: CaptureSession
  let focus: CaptureSlider
  let recorder = Recorder()
  private let phone: SimulatedPhone

  /// What the app has counted, in the order in which it happened.
  private(set) var steps: [String] = []

  init(on phone: SimulatedPhone) throws {
    self.phone = phone
    focus = try CaptureSlider("Focus", symbolName: "circle", in: 0...1)
    focus.setActionQueue(.inPlace, action: recorder.action("focus"))
    let picker = try CaptureIndexPicker(
      "Filter", symbolName: "circle", localizedIndexTitles: ["None", "Warm", "Cold"])
    picker.setActionQueue(.inPlace, action: recorder.action("filter"))
    session = try phone.makeSession([focus, picker], delegate: recorder)
    phone.show(recorder.interaction())
  }

  func note(_ step: String) { steps.append(step) }

  /// The number of clicks that ended.
  var clicks: Int { recorder.log.count { $0 == "press ended" } }
}
