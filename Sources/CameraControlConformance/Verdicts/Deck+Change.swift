import CameraControl

extension Deck {
  /// Returns the card that shows something else at the end of a recording than at the beginning.
  ///
  /// The comparison needs neither options nor predictions: what was seen most often is compared, and
  /// the time in which the overlay closed. The tick is the step of the recording's clock.
  func changedCard(in attempts: [[Sighting]], tick: Duration) -> Card? {
    cards.first { card in
      guard let name = card.original else { return false }
      let (before, after) = (Habit(attempts, name, card), Habit(attempts, card.name, card))
      return before.differs(from: after, by: Self.difference + tick)
    }
  }

  /// More than the hands of a person make of one time, and less than a second card would show.
  private static let difference = Duration.milliseconds(500)
}

/// What most repetitions of a card show.
private struct Habit {
  /// What more than half of the repetitions show, apart from checks and in them.
  private var usual: [Bool: Signature] = [:]

  /// The median of the times in which the overlay closed; a check has another time.
  private var time: Duration?

  init(_ attempts: [[Sighting]], _ name: String, _ card: Card) {
    let own = attempts.filter { $0[0].what == name }
    let looks = own.map { Signature($0, of: card) }
    for (isCheck, group) in Dictionary(grouping: looks, by: \.isCheck) {
      usual[isCheck] = group.first { one in group.count { $0 == one } * 2 > group.count }
    }
    let times = zip(own, looks).filter { !$1.isCheck }
      .compactMap { attempt, _ in Measurement.Span(attempt) }.filter(\.isClosed).map(\.length)
      .sorted()
    time = times.count < 2 ? nil : times[times.count / 2]
  }

  func differs(from other: Habit, by least: Duration) -> Bool {
    if usual.contains(where: { kind, look in other.usual[kind].map { $0 != look } ?? false }) {
      return true
    }
    guard let time, let otherTime = other.time else { return false }
    return time - otherTime > least || otherTime - time > least
  }
}
