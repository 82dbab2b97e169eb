import CameraControl
import CameraControlTesting
import Synchronization

extension Case {
  /// A random script of twenty steps with a camera of four sliders, a delegate and ten properties.
  ///
  /// An operation is a script with its own phone and app, as in an app's tests.
  static var exploredCamera: Case {
    let exploration = Exploration { phone in try ExploredCamera(on: phone) }
      .always("the first value is in its range") { (0...1).contains($1.values.withLock { $0[0] }) }
      .always("the second value is in its range") { (0...1).contains($1.values.withLock { $0[1] }) }
      .always("the last value is in its range") { (0...1).contains($1.values.withLock { $0[3] }) }
      .finally("the overlay is closed") { phone, _ in phone.overlay == .hidden }
    return Case(name: "explored-camera", countedOperations: 100) {
      explore(exploration, .random(scripts: $0, length: 20, seed: 1))
    }
  }
}

/// A camera with four sliders and a shutter.
private final class ExploredCamera: Sendable {
  let values = Mutex<[Float]>([0, 0, 0, 0])
  private let session: CaptureSession
  private let recorder = Recorder()

  init(on phone: SimulatedPhone) throws {
    session = try phone.makeSession([], delegate: recorder)
    for number in 0..<4 {
      let slider = try CaptureSlider("Slider \(number)", symbolName: "circle", in: 0...1)
      slider.setActionQueue(.inPlace) { [weak self] value in
        self?.values.withLock { $0[number] = value }
      }
      try session.addControl(slider)
    }
    phone.show(CaptureEventInteraction { blackHole($0.phase) })
  }
}
