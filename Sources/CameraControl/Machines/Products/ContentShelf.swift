/// The directories that a phone offers an app, and the code that reads their list: LCK27 to LCK42
/// and LCK61.
///
/// A pure machine. The phone offers a directory as soon as it has arrived. The list that the app
/// can read changes a little later, which reveals an app that relies on the list.
package struct ContentShelf: Hashable, Sendable {
  /// A request that the shelf makes.
  package enum Effect: Hashable, Sendable {
    /// Send an update about the directories to a consumer of updates.
    case update(ContentUpdate, ConsumerID)
    /// A second consumer of updates was added, even if the first consumer no longer exists.
    case secondConsumer
  }

  /// The directories that the phone offers, oldest first.
  package private(set) var offered: [ContentDirectory] = []

  /// The directories in the list that the app can read, oldest first.
  package private(set) var listed: [ContentDirectory] = []

  /// The consumers, in the order they were added.
  package private(set) var consumers: [ConsumerID] = []

  /// The instant at which the list next changes to match the offered directories.
  package private(set) var nextDeadline: PhoneInstant?

  /// The visits whose directories the app received as `.initial`, and those as `.added`.
  private var announcedInitially: Set<VisitID> = []
  private var announcedLater: Set<VisitID> = []

  /// Whether the app has invalidated a directory that it received as `.added`.
  private var hasTakenLater = false

  private let sharing: PhoneBehavior.LockScreen.UpdateConsumers
  private var hadConsumer = false
  private var turn = 0
  private var hasEnded = false

  package init(_ behavior: PhoneBehavior.LockScreen) { sharing = behavior.updateConsumers }

  /// How long after an update the list changes; this library's choice.
  package static var lag: Duration { .milliseconds(100) }

  // MARK: Directories

  /// Offers a directory that has arrived.
  package mutating func arrive(
    _ directory: ContentDirectory, at instant: PhoneInstant, into effects: inout [Effect]
  ) {
    guard !offered.contains(directory) else { return }
    offered.append(directory)
    offered.sort()
    if !consumers.isEmpty { announcedLater.insert(directory.visit) }
    changed(.added(directory.name), at: instant, into: &effects)
  }

  /// Stops offering a directory; returns whether it was offered.
  package mutating func invalidate(
    _ name: String, at instant: PhoneInstant, into effects: inout [Effect]
  ) -> Bool {
    guard let index = offered.firstIndex(where: { $0.name == name }) else { return false }
    let directory = offered.remove(at: index)
    if announcedLater.contains(directory.visit) { hasTakenLater = true }
    changed(.removed(name), at: instant, into: &effects)
    return true
  }

  /// Handles the passing of time.
  package mutating func advance(to instant: PhoneInstant) {
    guard let nextDeadline, nextDeadline <= instant else { return }
    self.nextDeadline = nil
    listed = offered
  }

  private mutating func changed(
    _ update: ContentUpdate, at instant: PhoneInstant, into effects: inout [Effect]
  ) {
    nextDeadline = instant.advanced(by: Self.lag)
    switch sharing {
    case .eachGetsAll: for consumer in consumers { effects.append(.update(update, consumer)) }
    case .sharedStream:
      guard !consumers.isEmpty, !hasEnded else { return }
      effects.append(.update(update, consumers[turn % consumers.count]))
      turn += 1
    }
  }

  // MARK: Consumers

  /// Adds a consumer, which first receives the existing directories.
  package mutating func join(_ consumer: ConsumerID, into effects: inout [Effect]) {
    let isFirst = !hadConsumer
    hadConsumer = true
    consumers.append(consumer)
    if !isFirst { effects.append(.secondConsumer) }
    guard sharing == .eachGetsAll || isFirst else { return }
    // The list may lag behind. This leaves out directories that were invalidated since, and sends
    // newer directories as `.added`.
    let initial = listed.filter(offered.contains)
    effects.append(.update(.initial(initial.map(\.name)), consumer))
    announcedInitially.formUnion(initial.map(\.visit))
    for directory in offered where !listed.contains(directory) {
      effects.append(.update(.added(directory.name), consumer))
      announcedLater.insert(directory.visit)
    }
  }

  /// Removes a consumer that was canceled.
  package mutating func leave(_ consumer: ConsumerID) {
    guard consumers.contains(consumer) else { return }
    consumers.removeAll { $0 == consumer }
    if sharing == .sharedStream { hasEnded = true }
  }

  /// Forgets all consumers, because the app has ended; the next app finds an up-to-date list.
  package mutating func restart() {
    (announcedInitially, announcedLater, hasTakenLater) = ([], [], false)
    consumers = []
    hadConsumer = false
    turn = 0
    hasEnded = false
    listed = offered
    nextDeadline = nil
  }

  // MARK: What an app leaves

  /// The directories that the app has received and not invalidated, oldest first.
  var kept: [String] {
    offered.filter { announcedInitially.contains($0.visit) || announcedLater.contains($0.visit) }
      .map(\.name)
  }

  /// Whether the app has used directories that arrived later, but no initial directory.
  var isOnlyTakenLater: Bool {
    hasTakenLater && offered.contains { announcedInitially.contains($0.visit) }
  }
}
