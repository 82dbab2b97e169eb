import CameraControl
import TestSupport
import XCTest

/// A phone with one app in front that has everything: controls, a delegate, a camera, a view with
/// an interaction, and a log of what reaches the app and what the system does.
///
/// Everything runs in place. After every input the phone's invariants are checked.
final class PhoneBench {
  let phone: Phone
  let app: PhoneApp
  let session: CaptureSession
  let delegate: RecordingDelegate
  let view: CaptureView
  let interaction: CaptureEventInteraction
  let controls: [CaptureControl]
  let log = Log<String>()
  private(set) var now = PhoneInstant.zero
  private var observations: [ObservationToken] = []

  init(
    _ model: PhoneModel = .iPhone16Pro, titles: [String] = ["Focus", "Depth", "Tint"],
    behavior: (inout PhoneBehavior) -> Void = { _ in },
    settings: (inout PhoneSettings) -> Void = { _ in }, quirks: (inout Quirks) -> Void = { _ in }
  ) throws {
    var oddities = Quirks()
    quirks(&oddities)
    phone = Phone(
      model, settings: PhoneSettings(settings), behavior: PhoneBehavior(behavior),
      quirks: oddities, mainQueue: .inPlace)
    app = phone.launch("app")
    session = CaptureSession(in: app)
    delegate = RecordingDelegate(log)
    view = CaptureView(in: app)
    interaction = Self.interaction("", log)
    controls = try titles.map { [log] in try Self.slider($0, log) }
    try session.addInput(CaptureDeviceInput(device: phone.cameras[0]))
    for control in controls { try session.addControl(control) }
    if session.supportsControls { try session.setControlsDelegate(delegate, queue: .inPlace) }
    view.addInteraction(interaction)
    app.show(view)
    try session.startRunning()
    observations.append(phone.observe { [log] record in Self.note(record, in: log) })
  }

  /// Returns what happened since the last call, in order; A, E, X and I stand for the four
  /// callbacks.
  func heard() -> String { log.takeAll().joined(separator: " ") }

  /// The controls that the overlay shows, the highlighted one of a list in brackets.
  var shown: String {
    switch phone.overlay {
    case .hidden: "hidden"
    case .control(let face): face.title + (face.isEnabled ? "" : " off")
    case .list(let faces, let highlighted):
      faces.enumerated().map { $0 == highlighted ? "[\($1.title)]" : $1.title }
        .joined(separator: " ")
    }
  }

  /// Adds an app with its own session, which uses the camera once the app comes to the front.
  func otherSession(in identifier: String) throws -> CaptureSession {
    let session = CaptureSession(in: phone.startInBackground(identifier))
    try session.addInput(CaptureDeviceInput(device: phone.cameras[0]))
    return session
  }

  /// Adds a running session, with sliders of these titles and the bench's delegate.
  func session(in identifier: String, titles: [String]) throws -> CaptureSession {
    let session = try otherSession(in: identifier)
    for title in titles { try session.addControl(Self.slider(title, log)) }
    try session.setControlsDelegate(delegate, queue: .inPlace)
    try session.startRunning()
    return session
  }

  static func slider(_ title: String, _ log: Log<String>) throws -> CaptureSlider {
    let slider = try CaptureSlider(title, symbolName: "scope", in: 0...1)
    slider.setActionQueue(.inPlace) { log.add("\(title)=\((($0 * 100).rounded()) / 100)") }
    return slider
  }

  static func interaction(_ name: String, _ log: Log<String>) -> CaptureEventInteraction {
    CaptureEventInteraction { log.add("\(name)\($0.phase)") }
  }

  private static func note(_ record: PhoneRecord, in log: Log<String>) {
    switch record.event {
    case .system(.launch(.camera)): log.add("launch")
    case .system(.launch(.app(let name))): log.add("launch:\(name)")
    case .system(.askToLaunch): log.add("ask")
    case .system(let action): log.add("\(action)")
    case .sound(let name): log.add("sound:\(name)")
    case .session(.wasInterrupted): log.add("interrupted")
    case .session(let notification): log.add("\(notification)")
    case .focusLock(let isLocked): log.add(isLocked ? "lock" : "unlock")
    case .input, .sample, .gesture, .overlay, .queue, .callback, .value, .written, .enabled,
      .device, .capture, .diagnostic, .fault, .unanswered, .haptic, .launch, .process, .content:
      break
    }
  }
}

// MARK: Time and inputs

extension PhoneBench {
  func wait(_ duration: Duration, file: StaticString = #filePath, line: UInt = #line) {
    now = now.advanced(by: duration)
    phone.advance(to: now)
    check(file: file, line: line)
  }

  func handle(_ input: PhoneInput, file: StaticString = #filePath, line: UInt = #line) {
    phone.handle(input, at: now)
    check(file: file, line: line)
  }

  func down(_ button: PhoneButton) { handle(.button(button, isDown: true)) }
  func up(_ button: PhoneButton) { handle(.button(button, isDown: false)) }

  /// A press of a button that lasts a tenth of a second.
  func press(_ button: PhoneButton, for duration: Duration = .milliseconds(100)) {
    down(button)
    wait(duration)
    up(button)
  }

  func check(file: StaticString = #filePath, line: UInt = #line) {
    let broken = phone.brokenInvariants()
    if !broken.isEmpty { XCTFail(broken.joined(separator: "; "), file: file, line: line) }
  }
}

// MARK: The finger

extension PhoneBench {
  func sense(_ force: Double, at position: Double?, isSwitchDown: Bool = false) {
    phone.send(
      ButtonSample(instant: now, force: force, position: position, isSwitchDown: isSwitchDown))
    check()
  }

  func lift() { sense(0, at: nil) }

  /// Performs a light press that forms no pair with an earlier one and lasts for `duration`.
  func lightPress(for duration: Duration = .milliseconds(50)) {
    wait(.milliseconds(400))
    tap(for: duration)
  }

  /// Performs a light press that only the force sensor feels, as through a glove.
  func touchlessLightPress() {
    sense(0.5, at: nil)
    sense(0, at: nil)
  }

  func doubleLightPress() {
    lightPress()
    wait(.milliseconds(100))
    tap(for: .milliseconds(50))
  }

  /// Slides with a finger that comes, moves and leaves; 30 mm are the range of a slider.
  func slide(_ millimetres: Double, force: Double = 0) {
    sense(force, at: 0)
    sense(force, at: millimetres)
    lift()
  }

  /// Performs a full click, which starts by passing through the force of a light press.
  func click(for duration: Duration = .milliseconds(100)) {
    pushDown()
    wait(duration)
    lift()
  }

  func pushDown() {
    sense(0.5, at: 0)
    wait(.milliseconds(10))
    sense(1, at: 0, isSwitchDown: true)
  }

  private func tap(for duration: Duration) {
    sense(0.5, at: 0)
    wait(duration)
    lift()
  }
}
