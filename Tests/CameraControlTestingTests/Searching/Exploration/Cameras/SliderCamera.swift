import CameraControl
import CameraControlTesting
import Synchronization

/// A camera app with a slider, and with a mistake that takes certain values of it.
final class SliderCamera: Sendable {
  /// What the app knows.
  struct State: Sendable {
    var focus: Float = 0
    var isPressed = false
    /// How often the focus has arrived at its upper end.
    var arrivals = 0
    /// Whether the focus was far from its lower end.
    var wasFar = false
    /// Whether the app has made its mistake.
    var isWrong = false
  }

  private let session: CaptureSession
  private let delegate = Recorder()
  private let state = Mutex(State())
  private let design: SliderCameraDesign

  var isWrong: Bool { state.withLock { $0.isWrong } }

  init(_ design: SliderCameraDesign, on phone: SimulatedPhone) throws {
    self.design = design
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    session = try phone.makeSession()
    try session.setControlsDelegate(delegate, queue: .inPlace)
    focus.setActionQueue(.inPlace) { [weak self] value in
      self?.change { state in
        if value == 1, state.focus < 1 { state.arrivals += 1 }
        state.focus = value
        state.wasFar = state.wasFar || value > 0.4
      }
    }
    try session.addControl(focus)
    phone.show(
      CaptureEventInteraction { [weak self] event in
        self?.change { $0.isPressed = event.phase == .began }
      })
  }

  private func change(_ body: (inout State) -> Void) {
    state.withLock { state in
      body(&state)
      if design.isWrong(state) { state.isWrong = true }
    }
  }
}

/// The mistake of a ``SliderCamera``.
struct SliderCameraDesign: Sendable {
  let name: String

  /// The shortest script that is known to show the mistake.
  let shortest: GestureScript
  let isWrong: @Sendable (SliderCamera.State) -> Bool

  var exploration: Exploration<SliderCamera> {
    Exploration { phone in try SliderCamera(self, on: phone) }
      .always("the camera is right") { !$1.isWrong }
  }

  static let all = [
    SliderCameraDesign(name: "far", shortest: [.lightSlide(.fraction(0.5))]) { $0.wasFar },
    SliderCameraDesign(name: "end", shortest: [.lightSlide(.fraction(1))]) { $0.arrivals > 0 },
    SliderCameraDesign(
      name: "press", shortest: [.lightSlide(.fraction(0.5)), .press(.volumeUp)]
    ) { $0.isPressed && $0.focus > 0.4 },
    SliderCameraDesign(
      name: "back", shortest: [.lightSlide(.fraction(0.5)), .slide(by: -0.5)]
    ) { $0.wasFar && $0.focus == 0 },
    SliderCameraDesign(
      name: "again",
      shortest: [.lightSlide(.fraction(1)), .slide(by: -0.5), .slide(by: 0.5)]
    ) { $0.arrivals > 1 },
    SliderCameraDesign(
      name: "third",
      shortest: [
        .lightSlide(.fraction(1)), .slide(by: -0.5), .slide(by: 0.5), .slide(by: -0.5),
        .slide(by: 0.5),
      ]
    ) { $0.arrivals > 2 },
  ]
}
