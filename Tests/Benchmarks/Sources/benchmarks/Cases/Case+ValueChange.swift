import CameraControl

extension Case {
  /// A change of a value by a finger, from the session to an app's action that runs in place.
  static var valueChange: Case {
    let session = CaptureSession(on: .iPhone16Pro)
    let slider = preparedSlider(in: session)
    return Case(name: "value-change", allowance: .nothing) { iterations in
      // Back and forth, so that every turn changes the value.
      for index in 0..<iterations {
        session.turn(slider, byMillimetres: index & 16 == 0 ? 1 : -1)
      }
    }
  }

  /// Returns a slider in a session, with an action that the optimizer cannot remove.
  static func preparedSlider(in session: CaptureSession) -> CaptureSlider {
    do {
      let slider = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
      slider.setActionQueue(.inPlace) { blackHole($0) }
      try session.addControl(slider)
      return slider
    } catch {
      fatalError("a plain slider was refused: \(error)")
    }
  }
}
