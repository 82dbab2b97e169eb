/// The effects that an input has had so far, in order.
///
/// The value is empty between two inputs, and isn't part of the phone's state: two worlds with
/// different followers can be equal.
struct Effects: Sendable {
  /// The kinds of records that followers want; no others are made.
  var wanted: PhoneRecord.Kinds = []

  /// The records for the followers.
  var records = RecordList()

  /// What else the host has to do, each after a number of the records.
  private(set) var all: [(effect: PhoneEffect<Identifiers>, after: Int)] = []

  // The requests of the machines, until the world has translated them.
  var gestures: [ButtonGesture] = []
  var overlay: [OverlayMachine.Effect] = []
  var presses: [PressRouter<PressTarget>.Effect] = []
  var devices: [DeviceEffect] = []

  /// Returns whether a follower wants records of a kind.
  func wants(_ kind: PhoneRecord.Kind) -> Bool { wanted.contains(kind) }

  mutating func add(_ effect: PhoneEffect<Identifiers>) {
    if all.capacity == 0 { all.reserveCapacity(Self.usualCount) }
    all.append((effect, after: records.all.count))
  }

  /// Removes the effects after the host has received them, and keeps their storage.
  mutating func removeAll() { all.clear() }

  /// Room for the effects of most inputs, so that the first few need not move.
  fileprivate static var usualCount: Int { 8 }
}

extension Effects: Hashable {
  static func == (lhs: Effects, rhs: Effects) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension World {
  /// Records something that happens now, if a follower wants to know.
  mutating func record(_ event: consuming PhoneRecord.Event) {
    let kind = event.kind
    if effects.wants(kind) { effects.records.add(PhoneRecord(instant: now, event: event), kind) }
  }
}

/// Records in order, and the set of their kinds.
struct RecordList: Sendable {
  var all: [PhoneRecord] = []

  /// The kinds of the records.
  private(set) var kinds: PhoneRecord.Kinds = []

  mutating func add(_ record: consuming PhoneRecord, _ kind: PhoneRecord.Kind) {
    if all.capacity == 0 { all.reserveCapacity(Effects.usualCount) }
    all.append(record)
    kinds.insert(kind)
  }

  /// Moves the records behind those of another list, which most often has none.
  mutating func move(to other: inout RecordList) {
    guard !other.all.isEmpty else { return swap(&self, &other) }
    other.all += all
    other.kinds.formUnion(kinds)
    removeAll()
  }

  /// Forgets the records, and keeps their storage.
  mutating func removeAll() {
    all.clear()
    kinds = []
  }
}

extension Array {
  /// Removes all elements and keeps the storage, as `removeAll(keepingCapacity:)` does, which costs more
  /// where there are only a few.
  mutating func clear() { while !isEmpty { removeLast() } }
}
