/// What comes of one input: effects in order, in arrays that the caller keeps and that grow once.
package struct Batch: Sendable {
  /// The kinds of records that something follows; no others are made.
  package var wanted: PhoneRecord.Kinds = []

  /// What the host has to do, in order.
  package var effects: [WorldEffect] = []

  // What the machines answer, until the world has translated it.
  var gestures: [ButtonGesture] = []
  var overlay: [OverlayMachine.Effect] = []
  var presses: [PressRouter<PressTarget>.Effect] = []
  var devices: [DeviceEffect] = []

  package init() {}

  /// Adds a record if something follows records of its kind.
  mutating func record(_ kind: PhoneRecord.Kinds, _ event: @autoclosure () -> PhoneRecord.Event) {
    if wanted.contains(kind) { effects.append(.record(event())) }
  }

  /// Whether everything that the machines answered has been translated.
  var isTranslated: Bool {
    gestures.isEmpty && overlay.isEmpty && presses.isEmpty && devices.isEmpty
  }
}

extension Array {
  /// Takes everything out and keeps the room: for the few elements that an input leaves, one by one
  /// costs less than `removeAll(keepingCapacity:)`.
  package mutating func empty() {
    while popLast() != nil {}
  }
}
