import AVFoundation
import CameraControlTesting
import TestSupport
import XCTest

/// Tests that an exploration finds all mistakes of an app in Apple's names.
@MainActor
final class FlawedStudioTests: XCTestCase {
  private static let properties = [
    "the shutter comes up", "the zoom is disabled only during a movie",
    "the tint that is shown is set", "the grain that is shown is set",
    "the label is shown only with the controls",
  ]

  private func exploration() -> Exploration<FlawedStudio> {
    Exploration { phone in
      try phone.asCurrent { try FlawedStudio(device: XCTUnwrap(.default(for: .video))) }
    }
    .finally(Self.properties[0]) { _, studio in !studio.isShutterDown }
    .finally(Self.properties[1]) { _, studio in studio.isRecording || studio.zoom.isEnabled }
    .finally(Self.properties[2]) { _, studio in studio.shownTint == studio.tint.value }
    .finally(Self.properties[3]) { _, studio in studio.shownGrain == studio.grain.value }
    .finally(Self.properties[4]) { phone, studio in !studio.showsLabel || phone.overlay != .hidden }
  }

  /// In the suite, a few scripts find the first ones.
  func testAllMistakesAreFoundWithAllWarningsOn() async throws {
    let (scripts, count) = Effort.isCampaign ? (1_000, Self.properties.count) : (30, 2)
    for seed in Effort.seeds(sample: 1, campaign: 5) {
      let result = try await exploration().run(.random(scripts: scripts, length: 20, seed: seed))
      let found = result.failures.filter { Self.properties.contains($0.property) }
      for failure in found { print("seed \(seed), \(failure.property): \(failure.script)") }
      XCTAssertGreaterThanOrEqual(found.count, count, "seed \(seed)")
    }
  }
}
