import CameraControl
import CameraControlConformance
import CameraControlTesting
import HiddenPhones
import XCTest

final class ConformanceTests: XCTestCase {
  private func record(
    _ run: String, _ device: String = "iPhone17,1", upTo last: Int = 2,
    _ change: (inout PhoneBehavior) -> Void = { _ in }
  ) throws -> Recording {
    var person = Person(seed: 3)
    person.mistakes = 0
    return try person.record(PhoneBehavior(change), run: run, device: device, upTo: last)
  }

  private func verdict(_ name: String, _ phone: PhoneConformance) throws -> Verdict {
    try XCTUnwrap(phone.verdicts.first { $0.option.name == name })
  }

  func testATimeIsMeasured() throws {
    let phone = Conformance([
      try record("run") { $0.overlay.timeouts.control = .milliseconds(4400) }
    ]).phones[0]
    let control = try verdict("overlay.timeouts.control", phone)
    XCTAssertEqual(control.outcome, .contradicted)
    XCTAssertEqual(control.agreeing?.count, 5)
    let times = try XCTUnwrap(control.times)
    XCTAssertLessThanOrEqual(times.shortest, .milliseconds(4400))
    XCTAssertGreaterThanOrEqual(try XCTUnwrap(times.longest), .milliseconds(4400))
    XCTAssertEqual(phone.outcome(of: "OVL25"), .contradicted)
    XCTAssertEqual(
      phone.code, "PhoneBehavior {\n  $0.overlay.timeouts.control = .seconds(4.4)\n}")
  }

  func testAnOverlayThatStaysIsLongerThanThePersonWaited() throws {
    let phone = Conformance([
      try record("run") { $0.overlay.timeouts.control = nil }
    ]).phones[0]
    let control = try verdict("overlay.timeouts.control", phone)
    XCTAssertEqual(control.outcome, .contradicted)
    XCTAssertNil(try XCTUnwrap(control.times).longest)
    XCTAssertTrue("\(control)".contains("more than 10."), "\(control)")
    XCTAssertTrue(
      phone.code.contains("$0.overlay.timeouts.control = nil  // or more than 10."), phone.code)
  }

  func testAValueIsToldWithItsCardAndADifference() throws {
    let phone = Conformance([
      try record("run") { $0.overlay.callbackOrder = .fullscreenFirst }
    ]).phones[0]
    XCTAssertEqual(
      "\(try verdict("overlay.callbackOrder", phone))",
      "overlay.callbackOrder: contradicted; .fullscreenFirst in 5 of 5, card light-press; "
        + "the default is .activeFirst")
    XCTAssertEqual(
      phone.difference,
      "- overlay.callbackOrder = .activeFirst\n+ overlay.callbackOrder = .fullscreenFirst")
    XCTAssertEqual(
      "\(try verdict("button.haptics", phone))",
      "button.haptics: not decided; can be true or false; the card knock decides")
    XCTAssertEqual(phone.behavior, PhoneBehavior { $0.overlay.callbackOrder = .fullscreenFirst })
  }

  func testWithoutCleanPreviewTheOrderOfItsCallbacksStaysOpen() throws {
    let phone = Conformance([try record("run") { $0.overlay.cleanPreview = false }]).phones[0]
    XCTAssertEqual(try verdict("overlay.cleanPreview", phone).outcome, .contradicted)
    let order = try verdict("overlay.callbackOrder", phone)
    XCTAssertEqual(order.outcome, .notDecided)
    XCTAssertEqual(
      "\(order)",
      "overlay.callbackOrder: not decided; can be .activeFirst or .fullscreenFirst; "
        + "on this phone, no card shows a difference")
  }

  /// Visual intelligence came with 18.2: before it, a long press that no app takes says nothing about it.
  func testAnOptionThatCameLaterIsNotJudged() throws {
    for (system, isJudged) in [("18.0", false), ("18.2", true)] {
      let card = try XCTUnwrap(Deck.standard.cards.first { $0.name == "unhandled-hold" })
      let hand = Hand(lateness: [.milliseconds(500)], press: .milliseconds(100))
      var recording = Recording(.init(run: "run", device: "iPhone17,1", system: system))
      recording.header.settings["clean-preview"] = "on"
      for repetition in 1...5 {
        let version = isJudged ? SystemVersion(18, 2) : SystemVersion(18, 0)
        let phone = SimulatedPhone(settings: PhoneSettings { $0.systemVersion = version })
        for var sighting in try card.play(on: phone, by: hand, repetition: repetition) {
          (sighting.run, sighting.number) = ("run", recording.sightings.count + 1)
          recording.sightings.append(sighting)
        }
      }
      let hold = try verdict("press.unhandledHold", Conformance([recording]).phones[0])
      XCTAssertEqual(hold.outcome, isJudged ? .confirmed : .notDecided, system)
      XCTAssertEqual(hold.isMoot, !isJudged, system)
    }
  }

  /// A setting that the person typed is not taken for a choice of the phone.
  func testASettingIsTakenIntoAccount() throws {
    var recording = try record("run") { $0.overlay.cleanPreview = false }
    recording.header.settings["clean-preview"] = "off"
    let phone = Conformance([recording]).phones[0]
    XCTAssertEqual(try verdict("overlay.cleanPreview", phone).outcome, .notDecided)
  }

  func testRecordingsOfOnePhoneThatContradictEachOtherDecideNothing() throws {
    let recordings = [
      try record("one"), try record("two") { $0.overlay.callbackOrder = .fullscreenFirst },
    ]
    let phone = Conformance(recordings).phones[0]
    XCTAssertEqual(
      phone.disagreements,
      ["overlay.callbackOrder": ["one": [".activeFirst"], "two": [".fullscreenFirst"]]])
    let order = try verdict("overlay.callbackOrder", phone)
    XCTAssertEqual(order.outcome, .notDecided)
    XCTAssertTrue("\(order)".contains("the recordings contradict each other"), "\(order)")
    XCTAssertEqual(try verdict("session.maxControls", phone).outcome, .confirmed)
  }

  /// One repetition at either end may be wrong, also if there are only a few.
  func testATimeLeavesOutARepetitionThatIsShorterThanTheOthers() throws {
    var person = Person(seed: 3)
    (person.repetitions, person.mistakes) = (7, 0)
    let hidden = PhoneBehavior { $0.overlay.timeouts.control = .seconds(4) }
    var recording = try person.record(hidden, run: "run", upTo: 2)
    let card = try XCTUnwrap(
      recording.sightings.firstIndex { $0.kind == .card && $0.what == "light-press" })
    let end = try XCTUnwrap(
      recording.sightings[card...].firstIndex { $0.what == "did become inactive" })
    recording.sightings[end].time -= .milliseconds(300)
    let times = try XCTUnwrap(
      try verdict("overlay.timeouts.control", Conformance([recording]).phones[0]).times)
    XCTAssertLessThanOrEqual(times.shortest, .seconds(4))
    XCTAssertGreaterThanOrEqual(try XCTUnwrap(times.longest), .seconds(4))
  }

  func testTimesThatContradictEachOtherAreNotAveraged() throws {
    let recordings = [
      try record("one"), try record("two") { $0.overlay.timeouts.control = .seconds(5) },
    ]
    let phone = Conformance(recordings).phones[0]
    XCTAssertEqual(phone.disagreements.keys.sorted(), ["overlay.timeouts.control"])
    XCTAssertEqual(try verdict("overlay.timeouts.control", phone).outcome, .notDecided)
  }

  func testDifferentModelsAreNotPutTogether() throws {
    let recordings = [
      try record("one"),
      try record("two", "iPhone18,2") { $0.overlay.callbackOrder = .fullscreenFirst },
    ]
    let phones = Conformance(recordings).phones
    XCTAssertEqual(phones.map(\.device), ["iPhone17,1", "iPhone18,2"])
    XCTAssertEqual(
      try phones.map { try verdict("overlay.callbackOrder", $0).outcome },
      [.confirmed, .contradicted])
  }

  /// The halves of a deck may be done on two days.
  func testRecordingsOfOnePhoneAreReadTogether() throws {
    let whole = try record("one", upTo: 3)
    let place = try XCTUnwrap(
      whole.sightings.firstIndex { $0.kind == .card && $0.what == "write" })
    var (first, second) = (whole, whole)
    first.sightings.removeSubrange(place...)
    second.sightings.removeSubrange(..<place)
    second.header.run = "two"
    for index in second.sightings.indices { second.sightings[index].run = "two" }
    let phone = Conformance([first, second]).phones[0]
    XCTAssertEqual(try verdict("delivery.programmaticSetCallsAction", phone).outcome, .confirmed)
    XCTAssertEqual(try verdict("overlay.callbackOrder", phone).outcome, .confirmed)
    XCTAssertEqual(phone.runs, ["one", "two"])
  }

  /// Nothing of the model calls an action when a session stops.
  func testWhatNoOptionExplainsIsShown() throws {
    var recording = try record("run", upTo: 2)
    var number = 0
    recording.sightings = recording.sightings.flatMap { sighting in
      let isOdd = sighting.what == "will enter fullscreen"
      var extra = sighting
      (extra.kind, extra.what) = (.event, "press began")
      return isOdd ? [sighting, extra] : [sighting]
    }
    for index in recording.sightings.indices {
      number += 1
      recording.sightings[index].number = number
    }
    let phone = Conformance([recording]).phones[0]
    let unexplained = try XCTUnwrap(phone.unexplained.first)
    XCTAssertEqual(phone.unexplained.map(\.card), ["light-press"])
    XCTAssertEqual(unexplained.entry?.what, "press began")
    XCTAssertTrue(unexplained.seen.contains("press began"), unexplained.seen)
    XCTAssertEqual(unexplained.steps, [.gesture(.lightPress)])
    XCTAssertGreaterThan(unexplained.predictions.count, 1)
    XCTAssertTrue(
      "\(unexplained)".contains("1. Press the Camera Control lightly and let go."),
      "\(unexplained)")
    XCTAssertEqual(try verdict("overlay.callbackOrder", phone).outcome, .notDecided)
  }

  func testTheSameFileTwiceIsOneRecording() throws {
    let recording = try record("run")
    XCTAssertEqual(Conformance([recording, recording]).phones[0].runs, ["run"])
  }
}
