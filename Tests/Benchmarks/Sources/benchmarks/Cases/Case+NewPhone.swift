import CameraControl
import CameraControlTesting

extension Case {
  /// The cost of every test: creating and finishing a simulated phone with a session of two controls.
  static var newPhone: Case {
    Case(name: "new-phone", allowance: .atMost(56)) { iterations in
      for _ in 0..<iterations { makeAndFinish() }
    }
  }

  private static func makeAndFinish() {
    do {
      let phone = SimulatedPhone()
      let recorder = Recorder(on: phone)
      let zoom = try SystemZoomSlider(device: phone.backCamera, action: recorder.action("zoom"))
      let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
      focus.setActionQueue(.inPlace, action: recorder.action("focus"))
      let session = try phone.makeSession([zoom, focus], delegate: recorder)
      try phone.finish()
      blackHole(session)
    } catch {
      fatalError("a plain phone was refused: \(error)")
    }
  }
}
