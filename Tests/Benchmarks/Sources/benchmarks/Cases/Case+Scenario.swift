import CameraControl
import CameraControlTesting

extension Case {
  /// A whole scenario with its trace: light press, slide, three seconds of waiting, click.
  static var scenario: Case {
    let stage = ScenarioStage()
    return Case(name: "scenario", allowance: .atMost(10)) { iterations in
      for _ in 0..<iterations { stage.play() }
    }
  }

  /// An input that leaves one entry in the trace and does nothing else.
  static var traceEntry: Case {
    let phone = SimulatedPhone()
    return Case(
      name: "trace-entry", maximumBytes: 48, prepare: { phone.clearTrace() },
      run: { iterations in
        for _ in 0..<iterations {
          phone.core.handle(.button(.volumeUp, isDown: false), at: phone.now)
        }
      })
  }
}

/// A phone with a slider, on which a scenario can be played repeatedly.
private final class ScenarioStage {
  private let phone = SimulatedPhone()
  private let recorder = Recorder()
  private var session: CaptureSession?
  // Back and forth, so that the slider never stops at an end.
  private let scripts = [script(slide: 0.5), script(slide: -0.5)]
  private var plays = 0

  init() {
    do {
      let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
      focus.setActionQueue(.inPlace) { blackHole($0) }
      session = try phone.makeSession([focus], delegate: recorder)
    } catch {
      print("# error: \(error)")
    }
  }

  func play() {
    phone.clearTrace()
    recorder.clear()
    phone.perform(scripts[plays & 1])
    plays += 1
  }

  private static func script(slide way: Double) -> GestureScript {
    [.lightPress, .slide(by: way), .wait(.seconds(3)), .click]
  }
}
