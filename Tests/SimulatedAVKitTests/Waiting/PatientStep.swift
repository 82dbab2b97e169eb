import AVKit
import CameraControlTesting

/// What happens to an app that waits, whose files know nothing of a phone's time.
///
/// Every wait also ends halfway. Both test libraries try each of it, in both language modes.
enum PatientStep: Hashable, Sendable, CaseIterable {
  case holds(PatientCamera.Way)
  case lets(PatientCamera.Way)
  case rests, movesOn
  case countsDown, stops
  case isInterrupted, givesUp

  static let allCases: [PatientStep] =
    PatientCamera.Way.allCases.flatMap { [.holds($0), .lets($0)] } + [
      .rests, .movesOn, .countsDown, .stops, .isInterrupted, .givesUp,
    ]

  /// What the app does, and when.
  var expected: [String] {
    switch self {
    case .holds: ["0.500 recording", "1.000 released"]
    case .lets: ["0.250 released"]
    case .rests, .movesOn: ["moved on", "saved"]
    case .countsDown: ["0.000 3", "1.000 2", "2.000 1", "3.000 photo"]
    case .stops: ["0.000 3", "1.000 2"]
    case .isInterrupted: ["0.000 retry", "1.000 retry", "2.000 retry", "3.000 back"]
    case .givesUp: ["0.000 retry", "1.000 retry"]
    }
  }
}

extension PatientStep {
  /// What the app has done, and the trace.
  struct Outcome: Equatable {
    var events: [String] = []
    var trace = ""
  }

  /// Does it on a phone of its own.
  @MainActor
  func outcome() async throws -> Outcome {
    let phone = SimulatedPhone()
    let (camera, session, window) = phone.asCurrent {
      (PatientCamera(way: way), AVCaptureSession(), UIWindow())
    }
    var events: [String] = []
    camera.log = { [unowned phone] event in
      events.append(isSlider ? event : "\(phone.now) \(event)")
      phone.note(event)
    }
    let delegate = SilentDelegate()
    phone.asCurrent {
      if let device = AVCaptureDevice.default(for: .video),
        let input = try? AVCaptureDeviceInput(device: device)
      {
        session.addInput(input)
      }
      session.addOutput(AVCapturePhotoOutput())
      session.addControl(camera.makeSlider())
      session.setControlsDelegate(delegate, queue: .main)
      window.addInteraction(camera.makeInteraction())
      camera.follow(session)
      session.startRunning()
    }
    await perform(on: phone, camera) { events.append("moved on") }
    let trace = phone.trace.description
    session.stopRunning()
    try await phone.finish(allowing: [.deadline])
    return Outcome(events: events, trace: trace)
  }

  private var way: PatientCamera.Way {
    switch self {
    case .holds(let way), .lets(let way): way
    default: .task
    }
  }

  private var isSlider: Bool { self == .rests || self == .movesOn }

  @MainActor
  private func perform(
    on phone: SimulatedPhone, _ camera: PatientCamera, _ movesOn: () -> Void
  ) async {
    switch self {
    case .holds: await phone.press(.volumeUp, for: .seconds(1))
    case .lets: await phone.press(.volumeUp, for: .seconds(0.25))
    case .rests, .movesOn:
      await phone.lightPress()
      await phone.slide(by: 0.25)
      await phone.wait(.seconds(0.25))
      if self == .movesOn { await phone.slide(by: 0.25) }
      movesOn()
    case .countsDown, .stops:
      phone.asCurrent { camera.countDown() }
      await phone.wait(.seconds(1.5))
      if self == .stops { camera.stop() }
    case .isInterrupted, .givesUp:
      await phone.interrupt(.videoDeviceInUseByAnotherClient)
      await phone.wait(.seconds(1.5))
      if self == .givesUp { camera.stop() }
      await phone.wait(.seconds(1))
      await phone.endInterruption()
    }
    await phone.wait(.seconds(2))
  }
}
