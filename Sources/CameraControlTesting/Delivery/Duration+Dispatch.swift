import CameraControl
import Dispatch

extension Duration {
  /// The duration as Dispatch takes it; a very long one is cut to some decades.
  var dispatched: DispatchTimeInterval {
    .nanoseconds(Int(clamping: min(max(wholeNanoseconds, 0), .max / 8)))
  }
}
