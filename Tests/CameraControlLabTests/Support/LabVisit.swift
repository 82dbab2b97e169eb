import CameraControl
import CameraControlConformance
import CameraControlLab
import CameraControlTesting
import SwiftUI
import XCTest

/// A person in front of a lab app: late, pressing unevenly, and wrong now and then.
@MainActor
final class LabVisit {
  let phone: SimulatedPhone
  let model: LabModel
  private let window: UIWindow
  private var generator: SeededGenerator

  /// One of so many repetitions is done wrongly; 0 if none is.
  var mistakes = 20

  /// The repetitions of the next card that are done wrongly in any case.
  var slips: Set<Int> = []

  init(_ phone: SimulatedPhone, seed: UInt64, repetitions: Int) {
    self.phone = phone
    generator = SeededGenerator(seed: seed)
    let clock = phone.clock
    (model, window) = phone.asCurrent {
      let recorder = CaptureRecorder(clock: clock)
      let model = LabModel(recorder: recorder, clock: clock)
      let window = UIWindow(frame: .zero)
      window.rootViewController = UIHostingController(rootView: LabView(model))
      return (model, window)
    }
    model.repetitions = repetitions
  }

  /// Activates the button with an identifier, as soon as it is there.
  func tap(_ identifier: String) async throws {
    try await phone.wait(until: { self.window.find(identifier) != nil })
    XCTAssertTrue(try XCTUnwrap(window.find(identifier)).accessibilityActivate(), identifier)
  }

  /// Whether the page has something with an identifier.
  func has(_ identifier: String) -> Bool { window.find(identifier) != nil }

  /// The text with an identifier.
  func text(_ identifier: String) -> String? { (window.find(identifier) as? UILabel)?.text }

  /// Does the card that the page shows, with all its repetitions.
  func doCard() async throws {
    let card = try XCTUnwrap(model.card)
    if let setting = card.setup.setting { try await phone.perform("set \(setting)") }
    try await tap(model.page == .result ? "repeat" : "begin")
    try await phone.clock.waitForSleepers()
    await phone.wait(LabModel.readingTime)
    let rounds = model.rounds
    for repetition in 1...rounds {
      let slips = mistakes > 0 && Int.random(in: 0..<mistakes, using: &generator) == 0
      let isWrong = slips || self.slips.contains(repetition)
      let begin = phone.trace.entries.count
      for (index, step) in card.steps(for: repetition).enumerated() {
        try await wait(for: .step(index + 1), repetition)
        XCTAssertEqual(text("count"), "Round \(repetition) of \(rounds), step \(index + 1)")
        let end = phone.now.advanced(by: card.time(ofStep: index))
        if case .gesture(let gesture) = step { await act(isWrong ? .click : gesture) }
        await wait(until: end)
      }
      try await wait(for: .listening, repetition)
      await phone.wait(card.listening)
      if let question = card.question {
        try await phone.wait(until: { self.model.page == .question })
        let seen = Trace(Array(phone.trace.entries.dropFirst(begin)))
        try await tap(question.answer(to: seen))
      }
      try await phone.clock.waitForSleepers()
      await phone.wait(.seconds(1))
    }
    try await phone.wait(until: { self.model.page == .result })
    slips = []
  }

  private func wait(for page: LabModel.Page, _ repetition: Int) async throws {
    try await phone.wait(until: {
      self.model.page == page && self.model.repetition == repetition
    })
    try await phone.clock.waitForSleepers()
  }

  private func wait(until end: PhoneInstant) async {
    if phone.now < end { await phone.wait(phone.now.duration(to: end)) }
  }

  /// Does a gesture late and unevenly.
  private func act(_ gesture: GestureStep) async {
    await phone.wait(.milliseconds(Int.random(in: 200...900, using: &generator)))
    let press = Duration.milliseconds(Int.random(in: 60...250, using: &generator))
    switch gesture {
    case .lightPress: await phone.perform([.lightHold(press)])
    case .click: await phone.perform([.press(.cameraControl, press)])
    default: await phone.perform([gesture])
    }
  }
}

extension UIView {
  /// The view with an identifier, this one or one in it.
  func find(_ identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    return subviews.lazy.compactMap { $0.find(identifier) }.first
  }
}
