import CameraControl
import XCTest

/// A phone with an app in front whose session runs, and a finger on the phone's button.
///
/// Everything that the phone promises on the main actor runs in place, so a test has to be on the
/// main thread; every gesture starts a second after the last one, so that pairs only come about
/// where a test wants one.
final class ControlBench {
  let phone: Phone
  let app: PhoneApp
  let session: CaptureSession
  let camera: CaptureDevice
  let input: CaptureDeviceInput
  let delegate = DelegateLog()
  private(set) var now = PhoneInstant.zero

  init(
    _ model: PhoneModel = .iPhone16Pro, behavior: PhoneBehavior = PhoneBehavior(),
    quirks: Quirks = Quirks(), symbols: SymbolCatalog = .wellFormed, camera: CaptureDevice? = nil,
    delegateQueue: any CallbackQueue = .inPlace
  ) throws {
    phone = Phone(
      model, behavior: behavior, quirks: quirks, symbols: symbols, mainQueue: .inPlace)
    app = phone.launch("Camera")
    session = CaptureSession(in: app)
    self.camera = camera ?? phone.cameras[0]
    input = try CaptureDeviceInput(device: self.camera)
    try session.addInput(input)
    if session.supportsControls {
      try session.setControlsDelegate(delegate, queue: delegateQueue)
    }
    try session.startRunning()
  }

  /// A slider with an action in place that writes to the log; it is not added yet.
  static func slider(
    _ title: String = "Focus", in range: ClosedRange<Float> = 0...10, step: Float? = 1,
    queue: any CallbackQueue = .inPlace, log: Log<Float> = Log()
  ) throws -> CaptureSlider {
    let slider =
      try step.map {
        try CaptureSlider(title, symbolName: "scope", in: range, step: $0)
      } ?? CaptureSlider(title, symbolName: "scope", in: range)
    slider.setActionQueue(queue) { log.add($0) }
    return slider
  }

  /// A picker with an action in place that writes to the log; it is not added yet.
  static func picker(
    _ title: String = "Look", titles: [String] = ["Plain", "Warm", "Cold", "Noir"],
    queue: any CallbackQueue = .inPlace, log: Log<Int> = Log()
  ) throws -> CaptureIndexPicker {
    let picker = try CaptureIndexPicker(
      title, symbolName: "camera.filters", localizedIndexTitles: titles)
    picker.setActionQueue(queue) { log.add($0) }
    return picker
  }

  /// What the overlay shows of the one control that it shows.
  var shown: ControlFace? {
    if case .control(let face) = phone.overlay { face } else { nil }
  }
}

// MARK: The finger

extension ControlBench {
  func wait(_ duration: Duration) {
    now = now.advanced(by: duration)
    phone.advance(to: now)
  }

  func lightPress() {
    wait(.seconds(1))
    press()
  }

  func doubleLightPress() {
    wait(.seconds(1))
    press()
    wait(.milliseconds(100))
    press()
  }

  func click() {
    wait(.seconds(1))
    for isDown in [true, false] {
      sense(force: isDown ? 1 : 0, at: 0, isSwitchDown: isDown)
      wait(.milliseconds(50))
    }
    sense(at: nil)
  }

  /// A finger comes down, moves in so many samples and leaves.
  func slide(millimetres: Double, in samples: Int = 1) {
    wait(.milliseconds(500))
    touch()
    drag(millimetres: millimetres, in: samples)
    lift()
  }

  /// A finger comes down and stays.
  func touch() {
    sense(at: 0)
  }

  /// The finger moves on from where it came down.
  func drag(millimetres: Double, from start: Double = 0, in samples: Int = 1) {
    for sample in 1...samples {
      wait(.milliseconds(8))
      sense(at: start + millimetres * Double(sample) / Double(samples))
    }
  }

  func lift() {
    wait(.milliseconds(8))
    sense(at: nil)
  }

  private func press() {
    sense(force: 0.5, at: 0)
    wait(.milliseconds(50))
    sense(at: nil)
  }

  private func sense(force: Double = 0, at position: Double?, isSwitchDown: Bool = false) {
    phone.send(
      ButtonSample(instant: now, force: force, position: position, isSwitchDown: isSwitchDown))
  }
}
