import CameraControl
import CameraControlConformance
import CameraControlTesting
import TestSupport
import XCTest

final class DeckTests: XCTestCase {
  private let deck = Deck.standard
  private let hand = Hand(lateness: [.milliseconds(500)], press: .milliseconds(100))

  func testEachOptionHasACardAndEachCardAnOptionOfTheDeck() {
    let names = deck.options.map(\.name)
    XCTAssertEqual(Set(deck.cards.flatMap(\.options)), Set(names))
    XCTAssertEqual(Set(deck.cards.map(\.name)).count, deck.cards.count)
    for card in deck.cards {
      XCTAssertTrue(Set(card.others).isSubset(of: names), card.name)
      XCTAssertTrue(Set(card.others).isDisjoint(with: card.options), card.name)
    }
  }

  func testTheDeckTakesAQuarterOfAnHour() {
    XCTAssertLessThan(deck.duration(), .seconds(18 * 60))
    XCTAssertGreaterThan(deck.duration(), .seconds(10 * 60))
  }

  func testACardIsInstructions() throws {
    let card = try XCTUnwrap(deck.cards.first { $0.name == "delegate" })
    XCTAssertEqual(
      card.instructions(),
      [
        "Press the Camera Control lightly until you feel a click under your finger, then let go.",
        "Do nothing until the page changes.",
      ])
  }

  /// The steps tell at least two values of the card's first option apart on a phone with default options.
  func testEachCardTellsValuesApart() throws {
    for card in deck.cards {
      let option = try XCTUnwrap(deck.options.first { $0.name == card.options[0] })
      let looks = try option.values.indices.map { value in
        try look(card, PhoneBehavior { option.apply(value, to: &$0) })
      }
      XCTAssertGreaterThan(Set(looks).count, 1, card.name)
    }
  }

  /// What no card names changes nothing that it shows; otherwise a comparison would blame something else.
  func testNothingElseChangesWhatACardShows() throws {
    for seed in Effort.seeds(sample: 1, campaign: 200) {
      var generator = SeededGenerator(seed: seed)
      let base = HiddenPhone(seed: seed).behavior
      for card in deck.cards {
        let shown = try look(card, base)
        for option in deck.options where !(card.options + card.others).contains(option.name) {
          guard Effort.isCampaign || Int.random(in: 0..<4, using: &generator) == 0 else { continue }
          for value in option.values.indices {
            var behavior = base
            option.apply(value, to: &behavior)
            XCTAssertEqual(
              try look(card, behavior), shown, "phone \(seed): \(option.name) in \(card.name)")
          }
        }
      }
    }
  }

  /// What a card shows, without its times.
  private func look(_ card: Card, _ behavior: PhoneBehavior) throws -> [String] {
    try [1, 2].flatMap { repetition in
      try card.play(on: SimulatedPhone(behavior: behavior), by: hand, repetition: repetition)
        .map { "\($0.kind) \($0.what)" }
    }
  }
}
