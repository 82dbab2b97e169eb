/// A list of experiments (cards), in the best order for a person to do them.
///
/// The result of an experiment can make later experiments easier to interpret, or unnecessary.
public struct Deck: Sendable {
  /// The options that the experiments test.
  public let options: [LabOption]

  /// The cards.
  public let cards: [Card]

  /// Creates a deck.
  init(_ options: [LabOption], _ cards: [Card]) { (self.options, self.cards) = (options, cards) }

  /// The number of repetitions of a card, unless the person chooses another number.
  public static let repetitions = 5

  /// The smallest number of repetitions that can show the right value of an option.
  public static let fewest = 5

  /// Returns how long all cards take if the person repeats each card `repetitions` times.
  public func duration(repetitions: Int = Deck.repetitions) -> Duration {
    cards.reduce(.zero) { sum, card in
      (1...max(1, repetitions)).reduce(sum) { $0 + card.duration(of: $1) + .seconds(1) }
    }
  }

  /// The deck without the cards that only repeat another one.
  var withoutRepeats: Deck { Deck(options, cards.filter { $0.original == nil }) }

  /// Returns the number of an option.
  func index(of option: String) -> Int? { options.firstIndex { $0.name == option } }
}
