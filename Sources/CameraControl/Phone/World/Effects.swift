/// What an input has brought about so far, in order.
///
/// It is empty between two inputs, and no part of what a phone is: two worlds are equal whatever
/// followers they have.
struct Effects: Sendable {
  /// The kinds of records that followers want; no others are made.
  var wanted: PhoneRecord.Kinds = []

  /// The effects for the host.
  private(set) var all: [PhoneEffect] = []

  // What the machines have asked for, until the world has translated it.
  var gestures: [ButtonGesture] = []
  var overlay: [OverlayMachine.Effect] = []
  var presses: [PressRouter<PressTarget>.Effect] = []
  var devices: [DeviceEffect] = []

  /// Returns whether a follower wants records of a kind.
  func wants(_ kind: PhoneRecord.Kinds) -> Bool { wanted.contains(kind) }

  mutating func add(_ effect: PhoneEffect) {
    if all.capacity == 0 { all.reserveCapacity(Self.usualCount) }
    all.append(effect)
  }

  /// Adds an effect before others.
  mutating func add(_ effect: PhoneEffect, at place: Int) { all.insert(effect, at: place) }

  /// Forgets the effects, which the host has taken, and keeps their storage.
  mutating func removeAll() { all.removeAll(keepingCapacity: true) }

  /// Room for the effects of most inputs, so that the first few need not move.
  private static var usualCount: Int { 8 }
}

extension Effects: Hashable {
  package static func == (lhs: Effects, rhs: Effects) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}

extension World {
  /// Records something that happens now, if a follower wants to know.
  mutating func record(_ event: PhoneRecord.Event) {
    if effects.wants(event.kind) { effects.add(.record(PhoneRecord(instant: now, event: event))) }
  }

  /// Records something before the effects from a place on.
  mutating func record(_ event: PhoneRecord.Event, at place: Int) {
    effects.add(.record(PhoneRecord(instant: now, event: event)), at: place)
  }
}
