import CameraControl

/// What is known about the options of one phone: which values each can still have.
struct Knowledge: Hashable, Sendable {
  /// The possible values of each option of the deck, by their numbers.
  var values: [Set<Int>]

  /// The times that were measured, by the number of the option; they replace its values.
  var times: [Int: Duration] = [:]

  /// Knows nothing about the options of a deck.
  init(_ deck: Deck) {
    values = deck.options.map { Set($0.values.indices) }
  }

  /// What is known about some options only.
  func part(_ options: [Int], and other: Int?) -> Knowledge {
    var part = self
    for option in values.indices where !options.contains(option) {
      part.values[option] = []
      if option != other { part.times[option] = nil }
    }
    return part
  }

  /// Whether only one value of an option is left.
  func isSettled(_ option: Int) -> Bool { times[option] != nil || values[option].count == 1 }

  /// The combinations of values that some options can have; `nil` if there are too many.
  func combinations(of options: [Int], atMost limit: Int) -> [[Int: Int]]? {
    var all: [[Int: Int]] = [[:]]
    for option in options where times[option] == nil {
      all = all.flatMap { base in
        values[option].sorted().map { value in base.merging([option: value]) { $1 } }
      }
      guard all.count <= limit else { return nil }
    }
    return all
  }

  /// The behavior with some values; what it does not name is the default.
  func behavior(of deck: Deck, _ options: [Int], _ values: [Int: Int]) -> PhoneBehavior {
    PhoneBehavior { behavior in
      for option in options {
        if let time = times[option] {
          deck.options[option].apply(time: time, to: &behavior)
        } else if let value = values[option] {
          deck.options[option].apply(value, to: &behavior)
        }
      }
    }
  }
}
