import CameraControl

/// A shelf beside what must be true of it: what arrived and was deleted, what the app's list was told,
/// and what each consumer knows from its updates alone.
struct ContentShelfWalk {
  enum Step: Equatable {
    case arrive(UInt32)
    case invalidate(UInt32)
    case join(UInt32)
    case leave(UInt32)
    case wait(Duration)
    case restart
  }

  private(set) var shelf: ContentShelf
  private(set) var steps: [Step] = []
  private(set) var mistakes: [String] = []
  private let isShared: Bool
  private var now = PhoneInstant.zero
  private var offered: [UInt32] = []
  private var listed: [UInt32] = []
  private var lastChange: PhoneInstant?
  private var arrived: Set<UInt32> = []
  private var present: [UInt32] = []
  private var seen: Set<UInt32> = []
  private var hasEnded = false
  /// What consumers know: each for itself, or all of a shared stream together.
  private var known: [UInt32: [String]] = [:]

  init(_ consumers: PhoneBehavior.LockScreen.UpdateConsumers) {
    var behavior = PhoneBehavior.LockScreen()
    behavior.updateConsumers = consumers
    shelf = ContentShelf(behavior)
    isShared = consumers == .sharedStream
  }

  /// Returns whether a step can happen now: a directory arrives once, and a consumer comes once.
  func allows(_ step: Step) -> Bool {
    switch step {
    case .arrive(let number): !arrived.contains(number)
    case .invalidate(let number): arrived.contains(number)
    case .join(let number): !seen.contains(number)
    case .leave(let number): present.contains(number)
    case .wait: lastChange != nil
    case .restart: true
    }
  }

  /// Takes a step, and compares the shelf with what must be true then.
  mutating func take(_ step: Step) {
    steps.append(step)
    var effects: [ContentShelf.Effect] = []
    let wasFirst = seen.isEmpty
    switch step {
    case .arrive(let number):
      arrived.insert(number)
      offered = (offered + [number]).sorted()
      lastChange = now
      shelf.arrive(Self.directory(number), at: now, into: &effects)
    case .invalidate(let number):
      let wasOffered = offered.contains(number)
      if wasOffered { lastChange = now }
      offered.removeAll { $0 == number }
      let name = Self.directory(number).name
      expect(shelf.invalidate(name, at: now, into: &effects) == wasOffered, "was offered")
    case .join(let number):
      present.append(number)
      seen.insert(number)
      shelf.join(ConsumerID(number: number), into: &effects)
    case .leave(let number):
      present.removeAll { $0 == number }
      hasEnded = true
      known[number] = nil
      shelf.leave(ConsumerID(number: number))
    case .wait(let duration):
      now = now.advanced(by: duration)
      shelf.advance(to: now)
    case .restart:
      (present, seen, known, hasEnded) = ([], [], [:], false)
      (listed, lastChange) = (offered, nil)
      shelf.restart()
    }
    if let change = lastChange, change.advanced(by: ContentShelf.lag) <= now {
      (listed, lastChange) = (offered, nil)
    }
    read(effects, isFirst: wasFirst, after: step)
    check()
  }

  private mutating func read(
    _ effects: [ContentShelf.Effect], isFirst: Bool, after step: Step
  ) {
    var isSecondNamed = false
    for effect in effects {
      switch effect {
      case .secondConsumer: isSecondNamed = true
      case .update(let update, let consumer):
        expect(present.contains(consumer.number), "an update to a consumer that is not there")
        hear(update, isShared ? 0 : consumer.number)
      }
    }
    if case .join = step {
      expect(isSecondNamed != isFirst, "the second consumer is named, and no other")
    } else {
      expect(!isSecondNamed, "a second consumer without a consumer")
    }
  }

  private mutating func hear(_ update: ContentUpdate, _ consumer: UInt32) {
    switch update {
    case .initial(let names):
      expect(known[consumer] == nil, "a second initial list")
      expect(names == names.sorted(), "an initial list out of order")
      expect(names == Self.names(listed.filter(offered.contains)), "another initial list")
      known[consumer] = names
    case .added(let name):
      expect(known[consumer].map { !$0.contains(name) } ?? false, "added what was known")
      known[consumer] = ((known[consumer] ?? []) + [name]).sorted()
    case .removed(let name):
      expect(known[consumer]?.contains(name) ?? false, "removed what was not known")
      known[consumer]?.removeAll { $0 == name }
    }
  }

  private mutating func check() {
    expect(shelf.offered.map(\.name) == Self.names(offered), "another offer")
    expect(shelf.listed.map(\.name) == Self.names(listed), "another list")
    expect(shelf.consumers.map(\.number) == present, "other consumers")
    expect(
      shelf.nextDeadline == lastChange?.advanced(by: ContentShelf.lag), "another deadline")
    if !isShared {
      for consumer in present {
        expect(known[consumer] == Self.names(offered), "consumer \(consumer) knows something else")
      }
    } else if !present.isEmpty, !hasEnded {
      expect(known[0] == Self.names(offered), "the stream says something else")
    }
  }

  private mutating func expect(_ isTrue: Bool, _ mistake: String) {
    if !isTrue { mistakes.append("\(mistake), after \(steps)") }
  }

  static func directory(_ number: UInt32) -> ContentDirectory {
    ContentDirectory(visit: VisitID(number: number), name: "session-\(number)")
  }

  private static func names(_ numbers: [UInt32]) -> [String] { numbers.map { directory($0).name } }
}
