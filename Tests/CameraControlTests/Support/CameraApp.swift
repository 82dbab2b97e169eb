import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// A camera app on a simulated phone: a running session with sliders, a delegate, and a view with an
/// interaction.
///
/// Its log has what reaches the app, and what the system does instead. The phone's invariants are
/// checked after everything but the many records of a moving finger.
final class CameraApp {
  let phone: SimulatedPhone
  let camera: CaptureDevice
  let input: CaptureDeviceInput
  let session: CaptureSession
  let delegate: DelegateLog
  let view: CaptureView
  let interaction: CaptureEventInteraction
  let controls: [CaptureControl]
  let log: Log<String>
  private let records = Log<PhoneRecord.Event>()
  private let observation: ObservationToken

  init(
    _ model: PhoneModel = .iPhone16Pro, titles: [String] = ["Focus", "Depth", "Tint"],
    behavior: (inout PhoneBehavior) -> Void = { _ in },
    settings: (inout PhoneSettings) -> Void = { _ in },
    quirks change: (inout Quirks) -> Void = { _ in }, symbols: SymbolCatalog = .wellFormed,
    camera blueprint: CameraBlueprint? = nil, delegateQueue: any CallbackQueue = .inPlace
  ) throws {
    var quirks = Quirks()
    change(&quirks)
    let (phone, log) = (
      SimulatedPhone(
        model, settings: PhoneSettings(settings), behavior: PhoneBehavior(behavior),
        quirks: quirks, symbols: symbols), Log<String>()
    )
    phone.onUnfinishedWork = { _ in }
    (self.phone, self.log) = (phone, log)
    camera = blueprint.map(phone.core.addCamera) ?? phone.core.cameras[0]
    input = try CaptureDeviceInput(device: camera)
    session = CaptureSession(in: phone.app)
    delegate = DelegateLog(log)
    interaction = Self.interaction("", log)
    controls = try titles.map { try Self.slider($0, log) }
    observation = phone.core.observe { [weak core = phone.core, records] record in
      if let word = Self.word(for: record.event) { log.add(word) }
      records.add(record.event)
      guard Self.checked.contains(record.event.kind) else { return }
      XCTAssertEqual(core?.brokenInvariants() ?? [], [], "after \(record)")
    }
    try session.addInput(input)
    for control in controls { try session.addControl(control) }
    if session.supportsControls { try session.setControlsDelegate(delegate, queue: delegateQueue) }
    view = phone.show(interaction)
    try session.startRunning()
    _ = (log.takeAll(), records.takeAll())
  }

  /// Creates an app, and returns it with its phone.
  static func open(
    _ model: PhoneModel = .iPhone16Pro, titles: [String] = ["Focus", "Depth", "Tint"],
    behavior: (inout PhoneBehavior) -> Void = { _ in },
    settings: (inout PhoneSettings) -> Void = { _ in },
    quirks: (inout Quirks) -> Void = { _ in }, symbols: SymbolCatalog = .wellFormed,
    camera: CameraBlueprint? = nil, delegateQueue: any CallbackQueue = .inPlace
  ) throws -> (phone: SimulatedPhone, app: CameraApp) {
    let app = try CameraApp(
      model, titles: titles, behavior: behavior, settings: settings, quirks: quirks,
      symbols: symbols, camera: camera, delegateQueue: delegateQueue)
    return (app.phone, app)
  }

  /// Returns what happened since the last call, in order; the last value of a slide stands for all of
  /// them.
  func heard() -> String {
    phone.settle()
    check()
    var words: [Substring] = []
    for word in log.takeAll() {
      let title = word.prefix { $0 != "=" } + "="
      if word.contains("="), words.last?.hasPrefix(title) == true { words.removeLast() }
      words.append(word[...])
    }
    return words.joined(separator: " ")
  }

  /// Returns what the phone has recorded since the last call, in the words of `heard()`.
  ///
  /// The phone delivers callbacks after what caused them; this is the order in which it decided.
  func recorded() -> String {
    records.takeAll().compactMap { event in
      switch event {
      case .callback(let callback): callback.word
      case .capture(let phase, _, _): "\(phase)"
      case let event: Self.word(for: event)
      }
    }.joined(separator: " ")
  }

  /// Turns a control as a finger does, and waits for its action.
  func turn(_ control: CaptureControl, byMillimeters way: Double) {
    session.slide(control, byMillimeters: way)
    phone.settle()
  }

  /// Checks the phone's invariants.
  func check(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(phone.core.brokenInvariants(), [], file: file, line: line)
  }

  /// Adds an app with its own session, which uses the camera once the app comes to the front.
  func otherSession(in identifier: String) throws -> CaptureSession {
    let session = CaptureSession(in: phone.core.startInBackground(identifier))
    try session.addInput(CaptureDeviceInput(device: camera))
    return session
  }

  /// Adds a running session, with sliders of these titles and this app's delegate.
  func session(in identifier: String, titles: [String]) throws -> CaptureSession {
    let session = try otherSession(in: identifier)
    for title in titles { try session.addControl(slider(title)) }
    try session.setControlsDelegate(delegate, queue: .inPlace)
    try session.startRunning()
    return session
  }

  /// Returns another slider whose values are in the log.
  func slider(_ title: String) throws -> CaptureSlider { try Self.slider(title, log) }

  /// Returns another interaction whose events are in the log, after a name.
  func interaction(_ name: String) -> CaptureEventInteraction { Self.interaction(name, log) }

  static func slider(_ title: String, _ log: Log<String> = Log()) throws -> CaptureSlider {
    let slider = try CaptureSlider(title, symbolName: "scope", in: 0...1)
    slider.setActionQueue(.inPlace) { log.add("\(title)=\((($0 * 100).rounded()) / 100)") }
    return slider
  }

  static func interaction(_ name: String, _ log: Log<String>) -> CaptureEventInteraction {
    CaptureEventInteraction { log.add("\(name)\($0.phase)") }
  }

  /// What the invariants are checked after.
  private static let checked: PhoneRecord.Kinds = [
    .input, .overlay, .callback, .event, .session, .enabled, .focus,
  ]

  private static func word(for event: PhoneRecord.Event) -> String? {
    switch event {
    case .system(.launch(.camera)): "launch"
    case .system(.launch(.app(let name))): "launch:\(name)"
    case .system(.askToLaunch): "ask"
    case .system(let action): "\(action)"
    case .sound(let name): "sound:\(name)"
    case .session(.wasInterrupted): "interrupted"
    case .session(let notification): "\(notification)"
    case .focusLock(let isLocked): isLocked ? "lock" : "unlock"
    case .input, .sample, .gesture, .overlay, .queue, .callback, .value, .written, .enabled,
      .device, .capture, .diagnostic, .fault, .unanswered, .haptic, .launch, .process, .content:
      nil
    }
  }
}

extension OverlayAppearance {
  /// The titles that are shown, the highlighted one of a list in brackets.
  var titles: String {
    switch self {
    case .hidden: "hidden"
    case .control(let face): face.title + (face.isEnabled ? "" : " off")
    case .list(let faces, let highlighted):
      faces.enumerated().map { $0 == highlighted ? "[\($1.title)]" : $1.title }
        .joined(separator: " ")
    }
  }

  /// What is shown of a single control.
  var face: ControlFace? {
    if case .control(let face) = self { face } else { nil }
  }
}

extension SimulatedPhone {
  /// Presses the button lightly and at once, so that only the force sensor feels it, as through gloves.
  func pressInGloves() {
    sense(0.5, at: nil)
    sense(0, at: nil)
  }

  /// Slides a finger along the button in a number of readings, and lifts it.
  func slide(millimeters: Double, in readings: Int) {
    touch(force: 0)
    let start = now
    send(
      (1...readings).map { reading in
        ButtonSample(
          instant: start.advanced(by: .milliseconds(8 * reading)),
          position: millimeters * Double(reading) / Double(readings))
      })
    lift()
  }

  /// Sends a single reading of the button's sensors.
  func sense(_ force: Double, at position: Double?, isSwitchDown: Bool = false) {
    send([
      ButtonSample(instant: now, force: force, position: position, isSwitchDown: isSwitchDown)
    ])
  }
}

/// Returns a slider that moves in steps, and whose action adds to the log.
func makeSlider(
  _ title: String = "Focus", in range: ClosedRange<Float> = 0...10, step: Float? = 1,
  queue: any CallbackQueue = .inPlace, log: Log<Float> = Log()
) throws -> CaptureSlider {
  let slider =
    try step.map { try CaptureSlider(title, symbolName: "scope", in: range, step: $0) }
    ?? CaptureSlider(title, symbolName: "scope", in: range)
  slider.setActionQueue(queue) { log.add($0) }
  return slider
}

/// Returns a picker whose action adds to the log.
func makePicker(
  _ title: String = "Look", titles: [String] = ["Plain", "Warm", "Cold", "Noir"],
  queue: any CallbackQueue = .inPlace, log: Log<Int> = Log()
) throws -> CaptureIndexPicker {
  let picker = try CaptureIndexPicker(
    title, symbolName: "camera.filters", localizedIndexTitles: titles)
  picker.setActionQueue(queue) { log.add($0) }
  return picker
}
