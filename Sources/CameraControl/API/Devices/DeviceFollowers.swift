/// The observers of a device, and the completion handlers of pending exposure biases.
struct DeviceFollowers: Sendable {
  // In the order of registration, so that notifications always have the same order.
  private(set) var observers: [(id: Int, observer: DeviceObserver)] = []
  private var nextObserver = 0

  private var handlers: [UInt64: @Sendable (PhoneInstant) -> Void] = [:]
  private var lastTicket: UInt64 = 0

  mutating func add(_ observer: DeviceObserver) -> Int {
    defer { nextObserver += 1 }
    observers.append((nextObserver, observer))
    return nextObserver
  }

  func hasObserver(_ id: Int) -> Bool { observers.contains { $0.id == id } }

  mutating func removeObserver(_ id: Int) -> DeviceObserver? {
    guard let index = observers.firstIndex(where: { $0.id == id }) else { return nil }
    return observers.remove(at: index).observer
  }

  /// Keeps a handler until its bias is applied; the returned ticket identifies it to the phone.
  mutating func keep(_ handler: @escaping @Sendable (PhoneInstant) -> Void) -> UInt64 {
    lastTicket += 1
    handlers[lastTicket] = handler
    return lastTicket
  }

  mutating func takeHandler(_ ticket: UInt64) -> (@Sendable (PhoneInstant) -> Void)? {
    handlers.removeValue(forKey: ticket)
  }
}

/// An observer of a device.
enum DeviceObserver: Sendable {
  case handler(@Sendable (CaptureDevice.Change) -> Void)
  case stream(AsyncStream<CaptureDevice.Change>.Continuation)
  /// Passes changes to a simulated framework; `hears` returns whether the app observes a change.
  case relay(
    hears: @Sendable (CaptureDevice.Change) -> Bool, @Sendable (CaptureDevice.Change) -> Void)

  /// Returns whether the app receives a change through this observer.
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
