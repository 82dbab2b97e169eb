import CameraControl

/// The values that each option of one phone can still have.
struct Knowledge: Hashable, Sendable {
  /// The possible values of each option of the deck, by their numbers.
  var values: [Set<Int>]

  /// The times that predictions are made with, by the number of the option; they replace its values.
  var times: [Int: Duration] = [:]

  /// Knows nothing about the options of a deck.
  init(_ deck: Deck) { values = deck.options.map { Set($0.values.indices) } }

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

  /// The phones that some options allow; `nil` if there are too many.
  func guesses(of options: [Int], atMost limit: Int) -> [Guess]? {
    var all = [Guess(values.count)]
    for option in options {
      if let time = times[option] {
        for index in all.indices { all[index][option] = .time(time) }
        continue
      }
      let choices = values[option].sorted()
      all = choices.flatMap { value in
        all.map { base in
          var guess = base
          guess[option] = .value(value)
          return guess
        }
      }
      guard all.count <= limit else { return nil }
    }
    return all
  }
}

/// A choice of values for the options of a deck; the other options have their defaults.
struct Guess: Hashable, Sendable {
  /// The number of a value, or, from ``firstTime`` on, a time in milliseconds.
  private var choices: [Int32]

  /// What an option is.
  enum Choice {
    /// A value, by its number.
    case value(Int)
    /// A measured time.
    case time(Duration)
  }

  /// The phone with the defaults of so many options.
  init(_ count: Int) { choices = Array(repeating: 0, count: count) }

  subscript(option: Int) -> Choice {
    get {
      let choice = choices[option]
      return choice < Self.firstTime
        ? .value(Int(choice)) : .time(.milliseconds(Int64(choice - Self.firstTime)))
    }
    set {
      choices[option] =
        switch newValue {
        case .value(let number): Int32(number)
        case .time(let time): Self.firstTime + Int32(time / .milliseconds(1))
        }
    }
  }

  /// The number of an option's value; `nil` if it is a time that was measured.
  func value(of option: Int) -> Int? {
    if case .value(let number) = self[option] { number } else { nil }
  }

  /// The guess with some options only; the others have their defaults.
  func part(_ options: [Int]) -> Guess {
    var part = Guess(choices.count)
    for option in options { part.choices[option] = choices[option] }
    return part
  }

  /// What a phone with these options does.
  func behavior(of deck: Deck) -> PhoneBehavior {
    PhoneBehavior { behavior in
      for option in choices.indices {
        switch self[option] {
        case .value(0): break
        case .value(let number): deck.options[option].apply(number, to: &behavior)
        case .time(let time): deck.options[option].apply(time: time, to: &behavior)
        }
      }
    }
  }

  private static let firstTime: Int32 = 1_000
}
