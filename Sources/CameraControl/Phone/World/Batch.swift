/// The results of one input: effects in order, in storage that the caller keeps and that grows once.
package struct Batch: ~Copyable, Sendable {
  /// The kinds of records that followers want; no others are created.
  package var wanted: PhoneRecord.Kinds = []

  /// The present instant of the world.
  package var now = PhoneInstant.zero

  /// The records that come before all effects; they need no object, so they need no errand.
  package var records = Outbox<PhoneRecord>()

  /// The effects for the host, in order; records that come later are among them.
  package var effects = Outbox<WorldEffect>()

  // What the machines returned, until the world has translated it.
  var gestures = Outbox<ButtonGesture>()
  var overlay = Outbox<OverlayMachine.Effect>()
  var presses: [PressRouter<PressTarget>.Effect] = []
  var devices: [DeviceEffect] = []

  package init() {}

  /// Adds a record if a follower wants records of its kind.
  mutating func record(_ kind: PhoneRecord.Kinds, _ event: @autoclosure () -> PhoneRecord.Event) {
    guard wanted.contains(kind) else { return }
    if effects.isEmpty {
      records.push(PhoneRecord(instant: now, event: event()))
    } else {
      effects.push(.record(event()))
    }
  }

  /// Drops the records that followers no longer want.
  package mutating func dropUnwanted() {
    records.keep { [wanted] in wanted.contains($0.event.kind) }
  }
}

extension Array {
  /// Removes everything but keeps the capacity: for the few elements that an input leaves, one by
  /// one is cheaper than `removeAll(keepingCapacity:)`.
  @inline(__always) package mutating func empty() {
    while popLast() != nil {}
  }
}
