import CameraControl
import CameraControlTesting

/// An app whose controls delegate, two actions and handler run on four queues, the last the main one.
final class TwoSliderApp: Sendable {
  let phone: SimulatedPhone
  let recorder: Recorder
  let session: CaptureSession
  let focus: CaptureSlider
  let grain: CaptureSlider

  init(
    delivery: DeliveryOrder = .inOrder, behavior: PhoneBehavior = PhoneBehavior(),
    queue: (String) -> any CallbackQueue = { OwnThreadQueue(label: $0) }
  ) throws {
    let phone = SimulatedPhone(behavior: behavior, delivery: delivery)
    let recorder = Recorder(on: phone)
    focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    grain = try CaptureSlider("Grain", symbolName: "circle", in: 0...10, step: 1)
    focus.setActionQueue(queue("focus"), action: recorder.action("focus"))
    grain.setActionQueue(queue("grain"), action: recorder.action("grain"))
    session = try phone.makeSession([focus, grain], delegate: recorder, queue: queue("delegate"))
    phone.show(recorder.interaction())
    self.phone = phone
    self.recorder = recorder
  }

  /// A script with callbacks on every queue, in which a reading often brings several.
  static let script = """
    light-press; slide +0.2; down volume-up; slide -0.1; leave-app; up volume-up; return-to-app
    double-light-press; tap-overlay 1; slide +0.3; click; wait 20ms; tap-outside-overlay
    """

  /// The notes of the callbacks on each queue, in the order in which they were made.
  var logs: [String: [String]] { Dictionary(grouping: recorder.log) { Self.queue(of: $0) } }

  /// The first word of a note: `controls`, `press`, `focus` or `grain`, one for each queue.
  static func queue(of note: String) -> String { String(note.prefix { $0 != " " }) }
}
