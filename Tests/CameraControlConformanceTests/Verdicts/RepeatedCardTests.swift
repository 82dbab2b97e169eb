import CameraControl
import CameraControlConformance
import CameraControlTesting
import HiddenPhones
import XCTest

/// Compares recordings of a person who slipped once, and of a phone that changed.
final class RepeatedCardTests: XCTestCase {
  private func person(slipsIn slips: [String: Set<Int>] = [:]) -> Person {
    var person = Person(seed: 4)
    (person.mistakes, person.slips) = (0, slips)
    return person
  }

  private func verdicts(_ recordings: [Recording]) -> [String: Verdict] {
    let found = Conformance(recordings).phones[0].verdicts
    return Dictionary(uniqueKeysWithValues: found.map { ($0.option.name, $0) })
  }

  /// One slip leaves a card and those that depend on it open; two more repetitions decide all of them.
  func testAfterASlipTwoMoreRepetitionsDecide() throws {
    for slip in [2, 3] {
      var person = person(slipsIn: ["light-press": [slip]])
      let first = try person.record(PhoneBehavior(), run: "one", upTo: 4)
      let open = Conformance([first]).phones[0]
      XCTAssertEqual(open.missing.map(\.card), ["light-press"])
      XCTAssertEqual(open.missing.map(\.repetitions), [2])
      let texts = open.verdicts.map { "\($0)" }
      XCTAssertTrue(
        texts.contains(
          "overlay.callbackOrder: not decided; can be .activeFirst or .fullscreenFirst; too few "
            + "repetitions of the card light-press agree; do this card 2 more times"), "\(texts)")
      XCTAssertTrue(
        texts.contains(
          "delivery.programmaticSetCallsAction: not decided; can be false or true; depends on the "
            + "card light-press, of which too few repetitions agree; do that card 2 more times"),
        "\(texts)")
      XCTAssertTrue(
        "\(open)".contains(
          "\ncards to do again, in a recording of their own:\n  light-press: 2 more times\n"),
        "\(open)")
      person.slips = [:]
      let second = try person.record(PhoneBehavior(), run: "two", only: ["light-press": 2])
      let both = Conformance([first, second]).phones[0]
      let decided = [
        "overlay.callbackOrder", "overlay.cleanPreview", "overlay.timeouts.control",
        "delivery.programmaticSetCallsAction",
      ]
      for verdict in both.verdicts where decided.contains(verdict.option.name) {
        XCTAssertEqual(verdict.outcome, .confirmed, "\(verdict)")
      }
      XCTAssertEqual(both.missing.map(\.card), [])
    }
  }

  /// Of two slips, both have to be outvoted.
  func testTwoSlipsNeedMoreRepetitions() throws {
    var person = person(slipsIn: ["light-press": [1, 3]])
    let recording = try person.record(PhoneBehavior(), run: "one", upTo: 2)
    XCTAssertEqual(Conformance([recording]).phones[0].missing.map(\.repetitions), [4])
  }

  /// The last card is the second one again, so that both together outvote a slip.
  func testTheLastCardCountsAsTheSecond() throws {
    var person = person(slipsIn: ["light-press": [3]])
    let counts = ["limit": 5, "light-press": 5, "light-press-again": 5]
    let recording = try person.record(PhoneBehavior(), run: "run", only: counts)
    let verdict = try XCTUnwrap(verdicts([recording])["overlay.callbackOrder"])
    XCTAssertEqual(verdict.outcome, .confirmed)
    XCTAssertEqual(verdict.agreeing?.count, 9)
    XCTAssertEqual(Conformance([recording]).phones[0].omissions, [])
  }

  /// A person who holds each press of the last card longer makes no time longer.
  func testTheLastCardMeasuresNothing() throws {
    var person = person()
    person.misreadings["light-press-again"] = ([0], .lightHold(.seconds(1)))
    let counts = ["limit": 5, "light-press": 5, "light-press-again": 5]
    var recording = try person.record(PhoneBehavior(), run: "run", only: counts)
    for index in recording.sightings.indices {
      let steps = (recording.sightings[index].time / .milliseconds(500)).rounded(.down)
      recording.sightings[index].time = .milliseconds(500 * steps)
    }
    let verdict = try XCTUnwrap(verdicts([recording])["overlay.timeouts.control"])
    let times = try XCTUnwrap(verdict.times, "\(verdict)")
    XCTAssertTrue((times.shortest...(times.longest ?? .zero)).contains(.seconds(3)), "\(verdict)")
    XCTAssertEqual(verdict.agreeing?.of, 5)
  }

  /// What was recorded before and after a change may come from two phones.
  func testAPhoneThatChangedInBetweenDecidesNothing() throws {
    let changes: [(inout PhoneBehavior) -> Void] = [
      { $0.overlay.callbackOrder = .fullscreenFirst },
      { $0.overlay.timeouts.control = .seconds(4) },
      { $0.overlay.timeouts.control = nil },
    ]
    for (number, change) in changes.enumerated() {
      var person = person()
      let counts = ["limit": 5, "light-press": 5, "write": 5, "light-press-again": 5]
      var recording = try person.record(PhoneBehavior(), run: "run", only: counts)
      let later = try person.record(PhoneBehavior(change), run: "run", only: counts)
      let place = try XCTUnwrap(recording.sightings.firstIndex { $0.what == "write" })
      let other = try XCTUnwrap(later.sightings.firstIndex { $0.what == "write" })
      recording.sightings.replaceSubrange(place..., with: later.sightings[other...])
      for index in recording.sightings.indices { recording.sightings[index].number = index + 1 }
      let found = Conformance([recording]).phones[0]
      XCTAssertEqual(found.verdicts.filter { $0.outcome != .notDecided }.map { "\($0)" }, [])
      XCTAssertTrue(
        found.verdicts.allSatisfy {
          $0.reason == "the phone or the person changed while recording"
        }, "\(number)")
      XCTAssertEqual(
        found.omissions,
        [
          "20 repetitions don't count: the card light-press-again shows something else than the card "
            + "light-press before it, so the phone or the person changed; record all cards again"
        ])
      // Another recording of the phone still counts.
      let good = try person.record(PhoneBehavior(), run: "other", only: counts)
      let both = verdicts([recording, good])
      XCTAssertEqual(both["overlay.callbackOrder"]?.outcome, .confirmed)
    }
  }

  /// A step of the clock makes a range longer by the step at both ends.
  func testACoarseClockWidensWhatIsMeasured() throws {
    var person = person()
    var recording = try person.record(
      PhoneBehavior { $0.overlay.timeouts.control = .milliseconds(3300) }, run: "run", upTo: 2)
    let fine = try XCTUnwrap(verdicts([recording])["overlay.timeouts.control"]?.times)
    for index in recording.sightings.indices {
      let steps = (recording.sightings[index].time / .milliseconds(250)).rounded(.down)
      recording.sightings[index].time = .milliseconds(250 * steps)
    }
    let verdict = try XCTUnwrap(verdicts([recording])["overlay.timeouts.control"])
    let coarse = try XCTUnwrap(verdict.times, "\(verdict)")
    // The default is in the range, and so are times that are far from it.
    XCTAssertLessThan(coarse.shortest, .seconds(3))
    XCTAssertEqual(verdict.reason, "the measured range is too wide")
    XCTAssertLessThanOrEqual(coarse.shortest, .milliseconds(3300))
    let longest = try XCTUnwrap(coarse.longest)
    XCTAssertGreaterThanOrEqual(longest, .milliseconds(3300))
    let width = try XCTUnwrap(fine.longest) - fine.shortest
    XCTAssertGreaterThan(longest - coarse.shortest, width + .milliseconds(100))
  }
}
