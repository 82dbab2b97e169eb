import CameraControl
import CameraControlConformance
import CameraControlLab
import CameraControlTesting
import SwiftUI
import TestSupport
import XCTest

/// Runs the lab's app on a simulated phone, with a person who follows its pages.
@MainActor
final class LabViewTests: XCTestCase {
  /// The values that the deck decides, except those that no card shows on such a phone.
  private let behavior = PhoneBehavior {
    $0.overlay.callbackOrder = .fullscreenFirst
    $0.overlay.timeouts.control = .milliseconds(4300)
    $0.overlay.lightPressInControl = .dismiss
    $0.overlay.disabledItem = .stayInList
    $0.overlay.sessionEndOrder = .reverse
    $0.press.interactionPolicy = .latestAdded
    $0.press.airPodsPhases = .endedOnly
    $0.session.maxControls = 3
  }

  /// In the suite, a few cards; in a campaign, the deck with several persons.
  ///
  /// This takes over a second, because all pages of the deck are shown, and the recording is compared.
  func testThePagesLeadThroughTheDeckToTheVerdicts() async throws {
    let sample = ["limit", "light-press", "session-end", "stem", "unhandled-hold"]
    for seed in Effort.seeds(sample: 1, campaign: 20) {
      let phone = SimulatedPhone(behavior: behavior)
      phone.onUnfinishedWork = { _ in }
      let visit = LabVisit(phone, seed: seed, repetitions: Effort.isCampaign ? 10 : 5)
      visit.mistakes = Effort.isCampaign ? 20 : 0
      try await visit.tap("clean preview on")
      try await visit.tap("start")
      try await phone.wait(until: { visit.model.page == .card })
      // The page without a finger makes wrong calls on purpose.
      let wrongCalls = phone.faults.count
      var done: [Card] = []
      while let card = visit.model.card {
        guard Effort.isCampaign || sample.contains(card.name) else {
          try await visit.tap("skip")
          continue
        }
        try await phone.wait(until: { visit.text("card") == card.name })
        let hasFinger = card.steps.contains { FingerPicture($0) != nil }
        XCTAssertEqual(visit.has("picture"), hasFinger, card.name)
        try await visit.doCard()
        try await phone.wait(until: { visit.has("result") })
        // In a campaign the person makes mistakes, and repeats a card if the page says so.
        let isOpen = visit.text("result") != "The app has seen enough. Tap Next."
        XCTAssertFalse(isOpen && !Effort.isCampaign, card.name)
        done.append(card)
        if isOpen || done.count == 3 { try await visit.doCard() }
        try await visit.tap("next")
      }
      XCTAssertEqual(visit.model.page, .end)
      let found = Conformance(try Recording.all(in: visit.model.recorder.recording.lines)).phones
      try check(try XCTUnwrap(found.first), Set(done.flatMap(\.options)))
      XCTAssertEqual(phone.faults.dropFirst(wrongCalls).map { "\($0)" }, [])
    }
  }

  /// After one slip, two more rounds are enough, and the page asks for no more.
  func testAfterASlipThePageAsksForTwoMoreRounds() async throws {
    let phone = SimulatedPhone()
    phone.onUnfinishedWork = { _ in }
    let visit = LabVisit(phone, seed: 1, repetitions: 5)
    (visit.mistakes, visit.slips) = (0, [3])
    try await visit.tap("clean preview on")
    try await visit.tap("start")
    try await phone.wait(until: { visit.model.page == .card })
    try await visit.tap("skip")
    try await phone.wait(until: { visit.text("card") == "light-press" })
    try await visit.doCard()
    try await phone.wait(until: { visit.has("result") })
    XCTAssertEqual(
      visit.text("result"), "The rounds differ too much. Tap Repeat to do 2 more.")
    try await visit.doCard()
    try await phone.wait(until: { visit.has("result") })
    XCTAssertEqual(visit.text("result"), "The app has seen enough. Tap Next.")
    let all = visit.model.recorder.recording.sightings
    XCTAssertEqual(all.count { $0.kind == .card }, 7)
  }

  /// The page without a finger: on a phone of the model, all of its rules hold.
  func testThePageWithoutAFingerConfirmsItsRules() async throws {
    let found = try await checked(SimulatedPhone())
    let checks = AppCheck.all.filter { !$0.isWithoutCameraControl }
    XCTAssertEqual(found.checks.count, checks.count)
    for check in checks {
      XCTAssertEqual(found.outcome(of: check.rule), .confirmed, check.question)
    }
  }

  /// A phone that differs in one thing contradicts the rule about it, and confirms all others, except
  /// those that nobody can find out there.
  func testThePageWithoutAFingerSeesWhatIsDifferent() async throws {
    func phone(_ change: (inout PhoneBehavior) -> Void) -> SimulatedPhone {
      SimulatedPhone(behavior: PhoneBehavior(change))
    }
    let interrupted = SimulatedPhone()
    await interrupted.interrupt(.videoDeviceInUseByAnotherClient)
    let format = try CameraFormat(width: 1920, height: 1080, videoMaxZoomFactor: 4)
    let simple = PhoneModel(
      name: "Simple", hasCameraControl: true, hasActionButton: false,
      cameras: [try CameraBlueprint(formats: [format])])
    for (phone, contradicted, open) in [
      (phone { $0.session.maxControls = 5 }, ["SES08"], []),
      (phone { $0.session.maxControls = 2 }, ["SES08"], []),
      (phone { $0.session.maxControls = 1 }, ["SES08"], ["SES17"]),
      (phone { $0.delivery.programmaticSetCallsAction = true }, ["CTL13"], []),
      (interrupted, [], ["SES14", "SES34", "SES38", "SES41"]),
      (SimulatedPhone(simple), [], ["DEV12", "SES35"]),
      (SimulatedPhone(behavior: unrelated), [], []),
    ] {
      let found = try await checked(phone)
      for check in AppCheck.all where !check.isWithoutCameraControl {
        let expected: Verdict.Outcome =
          contradicted.contains(check.rule)
          ? .contradicted : open.contains(check.rule) ? .notDecided : .confirmed
        XCTAssertEqual(
          found.outcome(of: check.rule), expected, "\(contradicted) \(open): \(check.question)")
      }
    }
  }

  /// Another value of each option that the page says nothing about.
  private var unrelated: PhoneBehavior {
    PhoneBehavior {
      for option in Deck.standard.options
      where Set(option.rules).isDisjoint(with: AppCheck.all.map(\.rule)) {
        option.apply(1, to: &$0)
      }
    }
  }

  /// Each rule of the page, on a phone whose answer is another.
  func testAnotherAnswerContradictsItsRule() throws {
    for check in AppCheck.all {
      for (answer, outcome) in [
        (check.expected, Verdict.Outcome.confirmed), ("\(check.expected) or so", .contradicted),
      ] {
        let header = Recording.Header(run: "run", device: "iPhone17,1", system: "26.1")
        let seen = Sighting(
          run: "run", number: 1, time: .zero, .check, "\(check.rule) \(answer)")
        let found = try XCTUnwrap(Conformance([Recording(header, [seen])]).phones.first)
        XCTAssertEqual(found.outcome(of: check.rule), outcome, check.question)
        let others = AppCheck.all.filter { $0.rule != check.rule }
        XCTAssertEqual(others.filter { found.checks[$0.rule] != nil }.map(\.rule), [])
      }
    }
  }

  /// An answer without text, such as the class in an exception's text that names none.
  func testAnEmptyAnswerContradictsItsRule() throws {
    let header = Recording.Header(run: "run", device: "iPhone17,1", system: "26.1")
    let seen = AppCheck.all.enumerated().map { number, check in
      Sighting(run: "run", number: number + 1, time: .zero, .check, "\(check.rule) ")
    }
    let found = try XCTUnwrap(Conformance([Recording(header, seen)]).phones.first)
    for check in AppCheck.all {
      XCTAssertEqual(found.outcome(of: check.rule), .contradicted, check.question)
    }
  }

  private func checked(_ phone: SimulatedPhone) async throws -> PhoneConformance {
    phone.onUnfinishedWork = { _ in }
    let visit = LabVisit(phone, seed: 1, repetitions: 5)
    try await visit.tap("clean preview off")
    try await visit.tap("start")
    try await phone.wait(until: { visit.model.page == .card })
    XCTAssertEqual(visit.model.recorder.header.settings, ["clean-preview": "off"])
    return try XCTUnwrap(Conformance([visit.model.recorder.recording]).phones.first)
  }

  /// With the adjustments off, the lab says what to look at after two cards that open nothing.
  func testWithoutAnOverlayTheLabSaysWhatToLookAt() async throws {
    let phone = SimulatedPhone(settings: PhoneSettings { $0.adjustmentsEnabled = false })
    phone.onUnfinishedWork = { _ in }
    let visit = LabVisit(phone, seed: 1, repetitions: 1)
    visit.mistakes = 0
    try await visit.tap("clean preview on")
    try await visit.tap("start")
    for _ in 0..<3 {
      try await phone.wait(until: { visit.model.page == .card })
      try await visit.doCard()
      try await visit.tap("next")
    }
    XCTAssertEqual(visit.model.page, .trouble)
    try await visit.tap("continue")
    try await phone.wait(until: { visit.model.page == .card })
  }

  /// Only a session with a camera is sure to know, so that the app asks for access first.
  func testAPhoneWithoutACameraControlSaysSo() async throws {
    let phone = SimulatedPhone(.iPhone15Pro)
    phone.app.setAuthorizationStatus(.notDetermined, for: .video)
    let visit = LabVisit(phone, seed: 1, repetitions: 1)
    XCTAssertNil(visit.text("no camera control"))
    try await visit.tap("allow")
    try await phone.wait(until: { visit.has("check") })
    XCTAssertEqual(visit.text("no camera control"), "This iPhone has no Camera Control.")
    XCTAssertNil(visit.text("start"))
  }

  /// Four rules are about such phones, and nothing else can be found out there.
  func testAPhoneWithoutACameraControlAnswersItsOwnRules() async throws {
    let phone = SimulatedPhone(.iPhone15Pro)
    phone.onUnfinishedWork = { _ in }
    let visit = LabVisit(phone, seed: 1, repetitions: 1)
    try await visit.tap("check")
    try await phone.wait(until: { visit.model.page == .end })
    let found = try XCTUnwrap(Conformance([visit.model.recorder.recording]).phones.first)
    XCTAssertEqual(found.checks.keys.sorted(), ["SES03", "SES04", "SES05", "SES06"])
    for rule in found.checks.keys { XCTAssertEqual(found.outcome(of: rule), .confirmed, rule) }
  }

  private func check(_ found: PhoneConformance, _ options: Set<String>) throws {
    var open: [String] = []
    for verdict in found.verdicts where options.contains(verdict.option.name) {
      var changed = behavior
      verdict.option.apply(0, to: &changed)
      let expected: Verdict.Outcome = changed == behavior ? .confirmed : .contradicted
      if verdict.outcome == .notDecided {
        open.append("\(verdict)")
      } else {
        XCTAssertEqual(verdict.outcome, expected, "\(verdict)")
      }
    }
    XCTAssertLessThanOrEqual(open.count, Effort.isCampaign ? 2 : 0, "\(open)")
    XCTAssertEqual(found.behavior.overlay.callbackOrder, .fullscreenFirst)
    XCTAssertEqual(found.unexplained.map { "\($0)" }, [])
  }
}
