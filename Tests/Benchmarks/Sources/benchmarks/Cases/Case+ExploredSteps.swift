import CameraControl
import CameraControlTesting

extension Case {
  /// A random script of a thousand steps with an app in place, all properties checked.
  ///
  /// An operation is a whole script, because a script also creates and finishes a phone; a thousand steps
  /// make the phone’s share of it small. Twenty are counted, because the scripts of a seed differ in what
  /// they allocate.
  static var exploredSteps: Case {
    let exploration = Exploration { phone in try ExploredApp(on: phone) }
      .always("the focus stays in its range") { _, app in (0...1).contains(app.focus.value) }
      .finally("the overlay is closed") { phone, _ in phone.overlay == .hidden }
    return Case(name: "explored-1000-steps", allowance: .atMost(4000), countedOperations: 20) {
      explore(exploration, .random(scripts: $0, length: 1000, seed: 4))
    }
  }

  /// Runs a part of an exploration, and ends the process if the app is wrong.
  static func explore<App>(_ exploration: Exploration<App>, _ part: ExplorationPart) {
    do {
      let result = try exploration.run(part)
      try result.expectNoFailure()
      blackHole(result.steps)
    } catch {
      fatalError("the app was found to be wrong: \(error)")
    }
  }
}

/// An app with a slider and a shutter.
private final class ExploredApp {
  let focus: CaptureSlider
  private let session: CaptureSession
  private let recorder = Recorder()

  init(on phone: SimulatedPhone) throws {
    focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.inPlace) { blackHole($0) }
    session = try phone.makeSession([focus], delegate: recorder)
    phone.show(CaptureEventInteraction { blackHole($0.phase) })
  }
}
