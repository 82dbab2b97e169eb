/// An observer of a device.
enum DeviceObserver: Sendable {
  case handler(@Sendable (CaptureDevice.Change) -> Void)
  case stream(AsyncStream<CaptureDevice.Change>.Continuation)
  /// Passes changes on to observers of its own, and says of which changes there are any.
  case relay(
    hears: @Sendable (CaptureDevice.Change) -> Bool, @Sendable (CaptureDevice.Change) -> Void)

  /// Returns whether the app hears of a change through this observer.
  func hears(_ change: CaptureDevice.Change) -> Bool {
    switch self {
    case .handler, .stream: true
    case .relay(let hears, _): hears(change)
    }
  }

  func notify(_ change: CaptureDevice.Change) {
    switch self {
    case .handler(let handler), .relay(hears: _, let handler): handler(change)
    case .stream(let continuation): continuation.yield(change)
    }
  }
}
