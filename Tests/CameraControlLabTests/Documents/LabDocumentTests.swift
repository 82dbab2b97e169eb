import CameraControl
import CameraControlConformance
import CameraControlTesting
import Foundation
import SwiftUI
import TestSupport
import XCTest

/// Tests that `Docs/Lab.md` shows what there is.
@MainActor
final class LabDocumentTests: XCTestCase {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: Document.root.appendingPathComponent(path), encoding: .utf8)
  }

  func testTheDocumentShowsTheApp() async throws {
    let app = try text("Tests/CameraControlLabTests/Apps/LabApp.swift")
    XCTAssertTrue(try text("Docs/Lab.md").contains("```swift\n\(app)```"), app)
  }

  func testTheAppBegins() async throws {
    let phone = SimulatedPhone()
    let window = phone.asCurrent { LabApp.simulateLaunch() }
    XCTAssertTrue(try XCTUnwrap(window.find("clean preview on")).accessibilityActivate())
    try await phone.wait(until: { window.find("start") != nil })
    XCTAssertTrue(try XCTUnwrap(window.find("start")).accessibilityActivate())
    try await phone.wait(until: { (window.find("card") as? UILabel)?.text == "limit" })
    XCTAssertTrue(try XCTUnwrap(window.find("skip")).accessibilityActivate())
    try await phone.wait(until: { (window.find("card") as? UILabel)?.text == "light-press" })
  }

  func testTheDocumentSaysHowMuchThereIs() async throws {
    let deck = Deck.standard
    let document = try text("Docs/Lab.md")
    let rules = Set(deck.options.flatMap(\.rules))
    XCTAssertTrue(
      document.contains("settle \(deck.options.count) options, on which \(rules.count) rules"),
      "\(deck.options.count) options, \(rules.count) rules")
    let minutes = Int((deck.duration() / .seconds(60)).rounded(.up))
    XCTAssertTrue(
      document.contains("\(deck.cards.count) cards, \(minutes) minutes in all"),
      "\(deck.cards.count) cards, \(minutes) minutes")
  }

  func testTheDocumentShowsWhatAComparisonSays() async throws {
    let behavior = PhoneBehavior { $0.overlay.callbackOrder = .fullscreenFirst }
    let hand = Hand(lateness: [.milliseconds(400)], press: .milliseconds(100))
    var recording = Recording(.init(run: "run", device: "iPhone17,1", system: "26.1"))
    recording.header.settings["clean-preview"] = "on"
    let card = try XCTUnwrap(Deck.standard.cards.first { $0.name == "light-press" })
    for repetition in 1...5 {
      let phone = SimulatedPhone(behavior: behavior)
      for var sighting in try card.play(on: phone, by: hand, repetition: repetition) {
        (sighting.run, sighting.number) = ("run", recording.sightings.count + 1)
        recording.sightings.append(sighting)
      }
    }
    let lines = Conformance([recording]).phones[0].verdicts.map { "\($0)" }
    let document = try text("Docs/Lab.md")
    for name in ["overlay.timeouts.control", "overlay.callbackOrder", "button.haptics"] {
      let line = try XCTUnwrap(lines.first { $0.hasPrefix(name) })
      XCTAssertTrue(document.contains("\n\(line)\n"), line)
    }
  }
}
