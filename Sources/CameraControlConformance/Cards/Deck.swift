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

  /// How often a card is repeated, unless the person likes less.
  public static let repetitions = 10

  /// The fewest repetitions that decide anything.
  public static let fewest = 5

  /// How long all cards take with a number of repetitions each.
  public func duration(repetitions: Int = Deck.repetitions) -> Duration {
    cards.reduce(.zero) { $0 + ($1.duration + .seconds(1)) * repetitions }
  }

  /// Returns the number of an option.
  func index(of option: String) -> Int? { options.firstIndex { $0.name == option } }
}
