import CameraControl
import CameraControlConformance
import CameraControlTesting

/// A person who goes through the cards: late, unevenly, and wrongly in one of twenty repetitions.
package struct Person {
  private var generator: SeededGenerator

  /// How often each card is done.
  package var repetitions = Deck.repetitions

  /// How many of all repetitions are right between two that are wrong, on average; 0 if all are right.
  package var mistakes = 20

  /// The repetitions in which the person does nothing in the first step, by the name of the card.
  package var slips: [String: Set<Int>] = [:]

  /// The cards that the person reads wrongly each time: the steps, and the gesture instead of them.
  package var misreadings: [String: (steps: [Int], gesture: GestureStep)] = [:]

  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed ^ 0x5EED)
  }

  /// Reads some cards of the deck wrongly, each time that they are done.
  ///
  /// Which ones, and how, is drawn from the seed.
  package mutating func misread(_ count: Int, of deck: Deck = .standard) {
    for card in deck.cards.shuffled(using: &generator) where misreadings.count < count {
      guard let way = HiddenKind.misreadings(of: card).randomElement(using: &generator) else {
        continue
      }
      misreadings[card.name] = way
    }
  }

  /// Returns the recording of a phone of one of the kinds.
  package mutating func record(
    _ phone: HiddenPhone, run: String, upTo last: Int = .max, only counts: [String: Int]? = nil
  ) throws -> Recording {
    let seen = try record(
      phone.behavior, run: run, upTo: last, only: counts, quirks: phone.quirks)
    return phone.stranger?.applied(to: seen) ?? seen
  }

  /// Returns the recording of a phone.
  ///
  /// The counts say how often some cards are done, if the person does only those.
  package mutating func record(
    _ behavior: PhoneBehavior, run: String, device: String = "iPhone17,1",
    deck: Deck = .standard, upTo last: Int = .max, only counts: [String: Int]? = nil,
    quirks: Quirks = Quirks()
  ) throws -> Recording {
    var recording = Recording(.init(run: run, device: device, system: "26.1"))
    recording.header.settings["clean-preview"] = "on"
    var time = Duration.zero
    for card in deck.cards.prefix(last) where counts.map({ $0[card.name] != nil }) ?? true {
      // One of twenty cards is begun anew.
      let extra = Int.random(in: 0..<20, using: &generator) == 0 ? 2 : 0
      for repetition in 1...(counts?[card.name] ?? repetitions + extra) {
        let phone = SimulatedPhone(behavior: behavior, quirks: quirks)
        let sightings = try slip(in: misread(card), repetition).play(
          on: phone, by: hand(), repetition: repetition)
        for var sighting in sightings {
          sighting.run = run
          sighting.number = recording.sightings.count + 1
          sighting.time += time
          recording.sightings.append(mistaken(sighting, in: card))
        }
        time = (recording.sightings.last?.time ?? time) + .seconds(1)
      }
    }
    return recording
  }

  /// The card as the person reads it.
  private func misread(_ card: Card) -> Card {
    guard let wrong = misreadings[card.name] else { return card }
    var card = card
    for step in wrong.steps { card.steps[step] = .gesture(wrong.gesture) }
    return card
  }

  private mutating func hand() -> Hand {
    let lateness = (0..<6).map { _ in
      Duration.milliseconds(Int.random(in: 200...900, using: &generator))
    }
    return Hand(
      lateness: lateness, press: .milliseconds(Int.random(in: 60...250, using: &generator)),
      reach: .random(in: 0.9...1.1, using: &generator))
  }

  private mutating func isMistaken() -> Bool {
    mistakes > 0 && Int.random(in: 0..<mistakes, using: &generator) == 0
  }

  /// The card with a wrong gesture now and then.
  private mutating func slip(in card: Card, _ repetition: Int) -> Card {
    if slips[card.name]?.contains(repetition) == true {
      var card = card
      card.steps[0] = .gesture(.wait(.zero))
      return card
    }
    let gestures = card.steps.indices.filter {
      if case .gesture = card.steps[$0] { true } else { false }
    }
    guard let place = gestures.randomElement(using: &generator), isMistaken() else { return card }
    let others: [GestureStep] = [
      .wait(.zero), .lightPress, .doubleLightPress, .click, .slide(by: -0.5),
      .lightHold(.seconds(1)),
    ]
    var card = card
    card.steps[place] = .gesture(others.randomElement(using: &generator) ?? .lightPress)
    return card
  }

  /// A wrong answer now and then.
  private mutating func mistaken(_ sighting: Sighting, in card: Card) -> Sighting {
    guard sighting.kind == .answer, isMistaken(), let question = card.question else {
      return sighting
    }
    var sighting = sighting
    sighting.what = question.answers.randomElement(using: &generator) ?? sighting.what
    return sighting
  }
}
