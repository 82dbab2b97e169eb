/// The deadlines of a phone's parts: finds the earliest, and of equal ones, the one set first.
struct DeadlineBook: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case recogniser
    case overlay
    case router
    case device(DeviceID)
    case products
  }

  private struct Entry: Hashable, Sendable {
    var nanoseconds = Int64.max
    var order: UInt64 = 0
  }

  // Every phone has these parts; every reading compares the deadlines of the first three.
  private var recogniser = Entry()
  private var overlay = Entry()
  private var router = Entry()
  private var products = Entry()
  private var devices = IdentifierTable<Identified.Device, Entry>()
  private var nextOrder: UInt64 = 0

  /// The instant of the earliest deadline in nanoseconds, or the largest number if there is none.
  private(set) var earliestNanoseconds = Int64.max

  /// Sets or clears the machines' deadlines; an unchanged deadline keeps its place.
  mutating func setMachines(
    recogniser: PhoneInstant?, overlay: PhoneInstant?, router: PhoneInstant?
  ) {
    let times = (
      recogniser?.nanoseconds ?? .max, overlay?.nanoseconds ?? .max, router?.nanoseconds ?? .max
    )
    // Most inputs move no deadline.
    if times.0 == self.recogniser.nanoseconds, times.1 == self.overlay.nanoseconds,
      times.2 == self.router.nanoseconds
    {
      return
    }
    Self.set(&self.recogniser, times.0, &nextOrder)
    Self.set(&self.overlay, times.1, &nextOrder)
    Self.set(&self.router, times.2, &nextOrder)
    noteEarliest()
  }

  /// Sets or clears a device's deadline; an unchanged deadline keeps its place.
  mutating func set(_ device: DeviceID, to instant: PhoneInstant?) {
    let nanoseconds = instant?.nanoseconds ?? .max
    if nanoseconds == .max, devices.isEmpty { return }
    var entry = devices[device] ?? Entry()
    guard entry.nanoseconds != nanoseconds else { return }
    Self.set(&entry, nanoseconds, &nextOrder)
    devices[device] = nanoseconds == .max ? nil : entry
    noteEarliest()
  }

  /// Sets or clears the deadline of the products; an unchanged deadline keeps its place.
  mutating func setProducts(_ instant: PhoneInstant?) {
    let nanoseconds = instant?.nanoseconds ?? .max
    guard products.nanoseconds != nanoseconds else { return }
    Self.set(&products, nanoseconds, &nextOrder)
    noteEarliest()
  }

  private mutating func noteEarliest() {
    earliestNanoseconds = min(
      recogniser.nanoseconds, overlay.nanoseconds, router.nanoseconds, products.nanoseconds,
      devices.isEmpty ? .max : devices.values.reduce(.max) { min($0, $1.nanoseconds) })
  }

  /// The deadline of a part.
  subscript(source: Source) -> PhoneInstant? {
    let entry =
      switch source {
      case .recogniser: recogniser
      case .overlay: overlay
      case .router: router
      case .device(let device): devices[device] ?? Entry()
      case .products: products
      }
    return entry.nanoseconds == .max ? nil : PhoneInstant(nanoseconds: entry.nanoseconds)
  }

  /// The part whose deadline is due first, and that deadline.
  var earliest: (source: Source, instant: PhoneInstant)? {
    guard earliestNanoseconds != .max else { return nil }
    var best: (source: Source, entry: Entry) = (.recogniser, recogniser)
    func consider(_ source: Source, _ entry: Entry) {
      if (entry.nanoseconds, entry.order) < (best.entry.nanoseconds, best.entry.order) {
        best = (source, entry)
      }
    }
    consider(.overlay, overlay)
    consider(.router, router)
    consider(.products, products)
    if !devices.isEmpty {
      for (device, entry) in devices.entries { consider(.device(device), entry) }
    }
    return (best.source, PhoneInstant(nanoseconds: best.entry.nanoseconds))
  }

  /// The earliest deadline of a part that is not the products.
  var earliestBesidesProducts: PhoneInstant? {
    guard let earliest, earliest.source == .products else { return earliest?.instant }
    var others = self
    others.setProducts(nil)
    return others.earliest?.instant
  }

  /// Counts the deadlines from another instant, and their order from the first of them.
  mutating func rebase(to origin: PhoneInstant) {
    let orders = ([recogniser, overlay, router, products] + Array(devices.values))
      .filter { $0.nanoseconds != .max }.map(\.order).sorted()
    func rebased(_ entry: Entry) -> Entry {
      guard entry.nanoseconds != .max else { return Entry() }
      let place = orders.firstIndex(of: entry.order) ?? 0
      return Entry(nanoseconds: entry.nanoseconds &- origin.nanoseconds, order: UInt64(place + 1))
    }
    recogniser = rebased(recogniser)
    overlay = rebased(overlay)
    router = rebased(router)
    products = rebased(products)
    for id in Array(devices.identifiers) { devices[id] = devices[id].map(rebased) }
    nextOrder = UInt64(orders.count)
    noteEarliest()
  }

  private static func set(_ entry: inout Entry, _ nanoseconds: Int64, _ nextOrder: inout UInt64) {
    guard entry.nanoseconds != nanoseconds else { return }
    nextOrder += 1
    entry = Entry(nanoseconds: nanoseconds, order: nextOrder)
  }
}
