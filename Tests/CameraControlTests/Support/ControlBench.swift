import CameraControl
import TestSupport
import XCTest

/// A phone with an app in front whose session runs, and a finger on the phone's button.
///
/// Everything that the phone promises on the main actor runs in place, so a test has to be on the
/// main thread; every gesture starts a second after the last one, so that pairs only come about
/// where a test wants one.
final class ControlBench: ButtonFinger {
  let phone: Phone
  let app: PhoneApp
  let session: CaptureSession
  let camera: CaptureDevice
  let input: CaptureDeviceInput
  let delegate = DelegateLog()
  var now = PhoneInstant.zero

  init(
    _ model: PhoneModel = .iPhone16Pro, behavior: PhoneBehavior = PhoneBehavior(),
    quirks: Quirks = Quirks(), symbols: SymbolCatalog = .wellFormed, camera: CameraBlueprint? = nil,
    delegateQueue: any CallbackQueue = .inPlace
  ) throws {
    phone = Phone(
      model, behavior: behavior, quirks: quirks, symbols: symbols, mainQueue: .inPlace)
    app = phone.launch("Camera")
    session = CaptureSession(in: app)
    self.camera = camera.map(phone.addCamera) ?? phone.cameras[0]
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
