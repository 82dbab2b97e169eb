/// An observer of a device.
enum DeviceObserver: Sendable {
  case handler(@Sendable (CaptureDevice.Change) -> Void)
  case stream(AsyncStream<CaptureDevice.Change>.Continuation)

  func notify(_ change: CaptureDevice.Change) {
    switch self {
    case .handler(let handler): handler(change)
    case .stream(let continuation): continuation.yield(change)
    }
  }
}
