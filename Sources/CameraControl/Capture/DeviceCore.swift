/// What a device keeps under its lock.
struct DeviceCore {
  var state: DeviceState
  weak var host: (any DeviceHost)?
  // In the order of registration, so that notifications have one order too.
  private(set) var observers: [(id: Int, observer: DeviceObserver)] = []
  private var nextObserver = 0

  init(state: DeviceState) {
    self.state = state
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
}
