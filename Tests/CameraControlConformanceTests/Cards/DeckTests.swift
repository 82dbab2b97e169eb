import CameraControl
import CameraControlConformance
import CameraControlTesting
import HiddenPhones
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
        "Press the Camera Control lightly until you feel a faint knock, without pushing it in. "
          + "Then lift the finger.",
        "If you are pressing, keep pressing. If not, do nothing.",
      ])
  }

  /// The question of a card is not answered by its instructions.
  func testACardThatAsksWhatAFingerFeltDoesNotSayIt() throws {
    let card = try XCTUnwrap(deck.cards.first { $0.name == "knock" })
    XCTAssertEqual(
      card.instructions(),
      ["Press the Camera Control about half as hard as for a picture. Then lift the finger."])
    XCTAssertEqual(card.question?.text, "Did you feel a faint knock under your finger?")
  }

  /// Whoever does a card on which something else may open knows what to do then.
  func testACardOnWhichSomethingElseMayOpenSaysWhatToDo() {
    let cards = deck.cards.filter { $0.preparation?.contains("come back to this app") == true }
    XCTAssertEqual(cards.map(\.name).sorted(), ["unhandled-click", "unhandled-hold"])
  }

  /// Each step of a hand has a picture, with the finger where the step is done.
  func testAStepOfTheHandHasAPicture() throws {
    for card in deck.cards {
      for step in card.steps(for: 2) {
        guard case .gesture(let gesture) = step, gesture != .press(.airPodsStem) else {
          XCTAssertNil(FingerPicture(step), card.name)
          continue
        }
        let picture = try XCTUnwrap(FingerPicture(step), "\(card.name): \(step)")
        XCTAssertTrue(picture.svg.contains("#e80"))
        for part in picture.parts {
          XCTAssertGreaterThanOrEqual(min(part.x, part.y), 0, "\(step)")
          XCTAssertLessThanOrEqual(part.x + part.width, FingerPicture.size.width, "\(step)")
          XCTAssertLessThanOrEqual(part.y + part.height, FingerPicture.size.height, "\(step)")
        }
      }
    }
    func finger(_ gesture: GestureStep) -> [FingerPicture.Part] {
      FingerPicture(.gesture(gesture))?.parts.filter(\.isFinger) ?? []
    }
    // All the way in, the finger is nearer to the phone.
    XCTAssertLessThan(finger(.click)[0].x, finger(.lightPress)[0].x)
    XCTAssertLessThan(finger(.slide(by: 0.5))[0].y, finger(.slide(by: 0.5))[3].y)
    // A swipe goes straight toward the middle of the screen.
    let swipe = finger(.swipeOverlay)
    XCTAssertGreaterThan(swipe[0].x, swipe[3].x)
    XCTAssertEqual(Set(swipe.map { $0.y + $0.height / 2 }).count, 1)
  }

  /// The person of the tests misreads each card in three ways or more.
  func testEachCardIsMisreadInThreeWays() {
    for card in deck.cards where !card.steps.isEmpty {
      let ways = HiddenKind.misreadings(of: card)
      XCTAssertGreaterThanOrEqual(ways.count, 3, card.name)
      for way in ways { XCTAssertNotEqual(card.steps[way.steps[0]], .gesture(way.gesture)) }
    }
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
    // If a session takes a single control, a card shows something else of all lists.
    for (seed, limit) in Effort.seeds(sample: 1, campaign: 200).flatMap({ [($0, 4), ($0, 1)] }) {
      var generator = SeededGenerator(seed: seed)
      var base = HiddenPhone(seed: seed).behavior
      base.session.maxControls = limit
      for card in deck.cards {
        let shown = try look(card, base)
        for option in deck.options where !(card.options + card.others).contains(option.name) {
          let isOfOne = limit == 1 && option.name == "overlay.singleControlList"
          guard isOfOne || Effort.isCampaign || Int.random(in: 0..<4, using: &generator) == 0
          else { continue }
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
