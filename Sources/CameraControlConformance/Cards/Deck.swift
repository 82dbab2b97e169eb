/// Cards in the order in which they are best done.
///
/// What a card decides makes later ones easier to read, or needless.
public struct Deck: Sendable {
  /// The options that the cards decide.
  public let options: [LabOption]

  /// The cards.
  public let cards: [Card]

  /// Creates a deck.
  init(_ options: [LabOption], _ cards: [Card]) {
    (self.options, self.cards) = (options, cards)
  }

  /// How often a card is repeated, unless the person chooses another number.
  public static let repetitions = 5

  /// The fewest repetitions that decide anything.
  public static let fewest = 5

  /// How long all cards take with a number of repetitions each.
  public func duration(repetitions: Int = Deck.repetitions) -> Duration {
    cards.reduce(.zero) { sum, card in
      (1...max(1, repetitions)).reduce(sum) { $0 + card.duration(of: $1) + .seconds(1) }
    }
  }

  /// Returns the number of an option.
  func index(of option: String) -> Int? { options.firstIndex { $0.name == option } }
}
