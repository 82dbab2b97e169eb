import CameraControl
import Dispatch

extension Phone {
  /// Has an output's delegate called on a queue that is neither the main queue nor the app's.
  func deliver(_ work: @escaping @Sendable () -> Void) {
    let queue = keepsakes.object(for: ObjectIdentifier(AVCaptureOutput.self)) {
      DispatchQueue(label: "capture output")
    }
    if let courier { courier.carry(work, to: queue) } else { queue.async(execute: work) }
  }
}

extension CaptureError {
  static func noConnection(_ selector: String) -> CaptureError {
    CaptureError(
      .connectionRefused, rule: "SES30",
      "The output is in no running session with a camera; add it to one and start that first.",
      exception: .invalidArgument("*** \(selector) No active and enabled video connection"))
  }
}
