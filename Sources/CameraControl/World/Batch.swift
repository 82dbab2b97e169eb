/// The results of one input: effects in order, in arrays that the caller keeps and that grow once.
package struct Batch: Sendable {
  /// The kinds of records that followers want; no others are created.
  package var wanted: PhoneRecord.Kinds = []

  /// The effects for the host, in order.
  package var effects = Outbox<WorldEffect>()

  // What the machines returned, until the world has translated it.
  var gestures: [ButtonGesture] = []
  var overlay: [OverlayMachine.Effect] = []
  var presses: [PressRouter<PressTarget>.Effect] = []
  var devices: [DeviceEffect] = []

  package init() {}

  /// Adds a record if a follower wants records of its kind.
  mutating func record(_ kind: PhoneRecord.Kinds, _ event: @autoclosure () -> PhoneRecord.Event) {
    if wanted.contains(kind) { effects.push(.record(event())) }
  }
}

extension Array {
  /// Removes everything but keeps the capacity: for the few elements that an input leaves, one by
  /// one is cheaper than `removeAll(keepingCapacity:)`.
  package mutating func empty() {
    while popLast() != nil {}
  }
}
