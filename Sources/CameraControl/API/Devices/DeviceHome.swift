/// The phone that a device is on, and what belongs to the app: a device keeps it behind its own
/// lock.
struct DeviceHome: Sendable {
  var host: PhoneHost
  var id: DeviceID

  /// The identifiers on earlier phones: a phone that the device returns to still has it in its
  /// sessions.
  private var earlier: [Earlier] = []

  private struct Earlier: Sendable {
    weak let host: PhoneHost?
    let id: DeviceID
  }

  // In the order of registration, so that notifications have one order too.
  private(set) var observers: [(id: Int, observer: DeviceObserver)] = []
  private var nextObserver = 0

  private var handlers: [UInt64: @Sendable (PhoneInstant) -> Void] = [:]
  private var lastTicket: UInt64 = 0

  private let cameWithPhone: Bool

  init(host: PhoneHost, id: DeviceID, cameWithPhone: Bool) {
    self.host = host
    self.id = id
    self.cameWithPhone = cameWithPhone
  }

  /// Whether the device came with its phone and has never left it.
  var neverLeftItsPhone: Bool { cameWithPhone && earlier.isEmpty }

  /// Moves to another phone, and returns the identifier there if the device was on it before.
  mutating func leave(for new: PhoneHost) -> DeviceID? {
    let known = earlier.first { $0.host === new }?.id
    earlier.removeAll { $0.host == nil || $0.host === new }
    earlier.append(Earlier(host: host, id: id))
    host = new
    return known
  }

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
