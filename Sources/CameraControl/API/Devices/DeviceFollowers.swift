/// What an app has left with a device: observers, and handlers of biases that do not apply yet.
struct DeviceFollowers: Sendable {
  // In the order of registration, so that notifications have one order too.
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
