import CameraControl

extension Case {
  /// One reading of a sliding finger: recogniser, overlay, slider, and an action that runs in place.
  static var slideSample: Case {
    slideSample(name: "slide-sample", otherApps: 0)
  }

  /// The same on a phone that knows a thousand other apps with a session each.
  static var slideSampleAmongMany: Case {
    slideSample(name: "slide-sample-1000-apps", otherApps: 1000)
  }

  private static func slideSample(name: String, otherApps: Int) -> Case {
    let stage = SlidingStage(otherApps: otherApps)
    return Case(name: name, allowance: .nothing) { stage.slide(samples: $0) }
  }
}

/// A phone whose overlay shows a slider, with a finger on it.
private final class SlidingStage: CaptureSessionControlsDelegate {
  private let phone = Phone(.iPhone16Pro, mainQueue: .inPlace)
  private let session: CaptureSession
  private let slider: CaptureSlider
  private var others: [CaptureSession] = []
  private var instant = PhoneInstant.zero
  private var step = 0

  init(otherApps: Int) {
    for number in 0..<otherApps {
      others.append(CaptureSession(in: phone.app("other \(number)")))
    }
    session = CaptureSession(in: phone.launch("benchmark"))
    slider = Case.preparedSlider(in: session)
    do {
      try session.addInput(CaptureDeviceInput(device: phone.cameras[0]))
      try session.setControlsDelegate(self, queue: .inPlace)
      try session.startRunning()
    } catch {
      fatalError("a plain session was refused: \(error)")
    }
    send(force: 0.5, position: 0)
    send(force: 0, position: 0)
    guard case .control = phone.overlay else { fatalError("the overlay did not open") }
    checkThatEverySampleCounts()
  }

  /// What is measured must be a change each time; the value is stored just before the action runs.
  private func checkThatEverySampleCounts() {
    for _ in 0..<64 {
      let value = slider.value
      slide(samples: 1)
      guard slider.value != value else { fatalError("a sample did not change the value") }
    }
  }

  func slide(samples: Int) {
    for _ in 0..<samples {
      step &+= 1
      send(force: 0, position: step & 16 == 0 ? Double(step & 15) : Double(16 - step & 15))
    }
  }

  private func send(force: Double, position: Double) {
    instant.nanoseconds += 10_000_000
    phone.send(
      ButtonSample(instant: instant, force: force, position: position, isSwitchDown: false))
  }

  func sessionControlsDidBecomeActive(_ session: CaptureSession) {}
  func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession) {}
  func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession) {}
  func sessionControlsDidBecomeInactive(_ session: CaptureSession) {}
}
