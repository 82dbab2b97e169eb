import CameraControl
import TestSupport

/// Weak references to objects, by name.
final class Traces {
  private var objects: [(name: String, isThere: () -> Bool)] = []

  func add(_ name: String, _ object: AnyObject) {
    objects.append((name, { [weak object] in object != nil }))
  }

  /// The names of the objects that still exist, in alphabetical order.
  var left: [String] { objects.filter { $0.isThere() }.map(\.name).sorted() }
}

/// An app's objects of every kind, and weak references to all of them.
final class Things {
  let traces = Traces()
  private(set) var session: CaptureSession?
  private(set) var view: CaptureView?
  private var controls: [CaptureControl] = []
  private var input: CaptureDeviceInput?
  private var output: CaptureOutput?
  private var interaction: CaptureEventInteraction?
  private var delegate: DelegateLog?
  private var queue: OwnQueue?
  private var observations: [ObservationToken] = []

  /// What a phone retains of the objects that `use()` passes to it.
  static let keptByPhone = [
    "bias slider", "bias slider's object", "input", "interaction",
    "interaction's object", "output", "picker", "picker's object", "queue",
    "session", "shown view", "slider", "slider's object", "zoom slider", "zoom slider's object",
  ]

  private final class Marker: Sendable {}

  init(in app: PhoneApp) throws {
    let session = CaptureSession(in: app)
    let view = CaptureView(in: app)
    let device = app.phone.addCamera(.wide())
    let marker = marker(of:)
    let slider = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    let held = marker("slider")
    slider.setActionQueue(.inPlace) { _ in withExtendedLifetime(held) {} }
    let picker = try CaptureIndexPicker("Look", symbolName: "scope", numberOfIndexes: 3)
    let heldToo = marker("picker")
    picker.setActionQueue(.inPlace) { _ in withExtendedLifetime(heldToo) {} }
    let zoomed = marker("zoom slider")
    let zoom = try SystemZoomSlider(device: device) { _ in withExtendedLifetime(zoomed) {} }
    let biased = marker("bias slider")
    let bias = try SystemExposureBiasSlider(device: device) { _ in
      withExtendedLifetime(biased) {}
    }
    let pressed = marker("interaction")
    let interaction = CaptureEventInteraction { _ in withExtendedLifetime(pressed) {} }
    let observed = Marker()
    observations = [
      session.observe { _ in withExtendedLifetime(observed) {} }
    ]
    traces.add("observed object", observed)
    let output = CaptureOutput(.photo)
    let input = try CaptureDeviceInput(device: device)
    let delegate = DelegateLog(Log())
    let queue = OwnQueue()
    for (name, object) in [
      ("session", session), ("shown view", view), ("slider", slider),
      ("picker", picker), ("zoom slider", zoom), ("bias slider", bias), ("input", input),
      ("output", output), ("interaction", interaction), ("delegate", delegate), ("queue", queue),
    ] as [(String, AnyObject)] { traces.add(name, object) }
    self.session = session
    self.view = view
    self.input = input
    self.output = output
    self.delegate = delegate
    self.queue = queue
    self.interaction = interaction
    controls = [slider, picker, zoom, bias]
  }

  private func marker(of name: String) -> Marker {
    let marker = Marker()
    traces.add("\(name)'s object", marker)
    return marker
  }

  /// Passes everything to the phone.
  func use() throws {
    guard let session, let view, let input, let output, let interaction else { return }
    try session.addInput(input)
    try session.addOutput(output)
    for control in controls { try session.addControl(control) }
    try session.setControlsDelegate(delegate, queue: queue)
    view.addInteraction(interaction)
    session.app.show(view)
    try session.startRunning()
  }

  /// Removes everything from the session and the view; the view stays on the screen.
  func removeEverything() throws {
    guard let session, let view, let input, let output, let interaction else { return }
    for control in controls { try session.removeControl(control) }
    try session.setControlsDelegate(nil, queue: nil)
    session.removeInput(input)
    session.removeOutput(output)
    view.removeInteraction(interaction)
    for observation in observations { observation.cancel() }
  }

  /// Releases everything that a phone may retain, and the delegate, which it does not.
  func letGoOfAllButSessionAndView() {
    controls = []
    (input, output, interaction, delegate, queue) = (nil, nil, nil, nil, nil)
    view = nil
    observations = []
  }
}

/// A separate queue that runs its work in place.
final class OwnQueue: CallbackQueue {
  let label = "in place"
  var isCurrent: Bool { true }
  func enqueue(_ work: @escaping @Sendable () -> Void) { work() }
}
