import CameraControlLab

extension Case {
  /// An action of an app that goes through the lab's recorder, which notes it and passes it on.
  static var recordedAction: Case {
    var action = recorded()
    var measured = Case(name: "recorded-action", allowance: .atMost(0.1)) { iterations in
      for index in 0..<iterations { action(Float(index & 15)) }
    }
    // A recording grows, so each round has its own.
    measured.prepare = { action = recorded() }
    return measured
  }

  private static func recorded() -> (Float) -> Void {
    CaptureRecorder().action("Focus") { (value: Float) in blackHole(value) }
  }
}
