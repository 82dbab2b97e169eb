import CameraControl

/// An app in Swift 6 mode, with an actor that owns the camera and its controls.
@main
struct SwiftSixApp {
  static func main() async throws {
    let camera = try Camera(on: Phone(.iPhone16Pro))
    print("supported: \(camera.session.supportsControls)")
    let refusals = try await camera.addControls()
    for control in camera.session.controls { print("added: \(type(of: control))") }
    for refusal in refusals { print(refusal) }
  }
}

/// An actor that wants five controls on a phone that takes four.
private actor Camera {
  let session: CaptureSession
  private let device: CaptureDevice
  private var looks: [Int] = []

  init(on phone: Phone) throws {
    session = CaptureSession(in: phone.launch("Camera"))
    device = phone.cameras[0]
    try session.addInput(CaptureDeviceInput(device: device))
  }

  /// Adds as many controls as the session takes, and returns why it refused the others.
  func addControls() throws -> [CaptureError] {
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.inPlace) { [device] position in
      try? device.lockForConfiguration()
      try? device.setFocusModeLocked(lensPosition: position)
      device.unlockForConfiguration()
    }
    let grain = try CaptureSlider("Grain", symbolName: "circle.grid.3x3", in: 0...100, step: 5)
    grain.setActionQueue(.main) { _ in }
    let look = try CaptureIndexPicker(
      "Look", symbolName: "camera.filters", localizedIndexTitles: ["Plain", "Warm", "Cold"])
    look.setActionQueue(.main) { index in Task { await self.choose(index) } }

    let controls = [
      try SystemZoomSlider(device: device), try SystemExposureBiasSlider(device: device), focus,
      grain, look,
    ]
    var refusals: [CaptureError] = []
    session.beginConfiguration()
    for control in controls {
      do { try session.addControl(control) } catch { refusals.append(error) }
    }
    session.commitConfiguration()
    return refusals
  }

  private func choose(_ index: Int) { looks.append(index) }
}
