import CameraControl
import CameraControlTesting
import Dispatch

/// An app whose callbacks run on four queues of its own and on the main queue.
final class FourQueueApp: Sendable {
  let phone: SimulatedPhone
  let recorder: Recorder
  let session: CaptureSession

  init(
    delivery: DeliveryOrder = .inOrder, queue: (String) -> any CallbackQueue
  ) throws {
    let phone = SimulatedPhone(delivery: delivery)
    let recorder = Recorder(on: phone)
    let camera = try phone.backCamera
    let zoom = try SystemZoomSlider(device: camera, action: recorder.action("zoom"))
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    let filter = try CaptureIndexPicker(
      "Filter", symbolName: "camera.filters", localizedIndexTitles: ["None", "Noir", "Sepia"])
    let grain = try CaptureSlider("Grain", symbolName: "circle", in: 0...10, step: 1)
    focus.setActionQueue(queue("focus"), action: recorder.action("focus"))
    // Work that a callback starts, and that causes callbacks itself.
    filter.setActionQueue(queue("filter")) { index in
      recorder.note("filter \(index)")
      focus.isEnabled = index != 1
    }
    grain.setActionQueue(queue("grain"), action: recorder.action("grain"))
    self.phone = phone
    self.recorder = recorder
    session = try phone.makeSession(
      [zoom, focus, filter, grain], delegate: recorder, queue: queue("delegate"))
    phone.show(recorder.interactionWithTwoHandlers())
  }

  static let script = """
    light-press; slide +0.4; slide -0.1        # zoom
    double-light-press; slide +0.1; light-press; slide 0.5; slide -0.3
    swipe-overlay; tap-overlay 2; slide +0.9
    swipe-overlay; tap-overlay 1; slide +0.2   # disabled by the filter, or not
    swipe-overlay; tap-overlay 3; slide +0.7
    press volume-up; click; wait 1s
    down volume-down; leave-app; up volume-down; return-to-app
    2x light-press; wait 5s
    """
}
