import CameraControl
import Dispatch

extension Duration {
  /// The duration for Dispatch; a negative one becomes zero, and a very long one some decades.
  var dispatched: DispatchTimeInterval {
    .nanoseconds(Int(clamping: min(max(wholeNanoseconds, 0), .max / 8)))
  }
}
