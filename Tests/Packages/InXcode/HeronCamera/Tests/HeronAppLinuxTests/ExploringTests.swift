import CameraControl
import CameraControlTesting
import CameraControlTraits
import Foundation
import Photos
import SwiftUI
import Testing

@testable import HeronApp

/// Looks for the script that breaks the app: a little with each change, and more at night.
@MainActor @Suite struct ExploringTests {
  private let exploration = Exploration(.iPhone16Pro) { phone in
    let window = phone.asCurrent { HeronApp.simulateLaunch() }
    try await phone.wait(until: { phone.app.sessions.contains { $0.isRunning } })
    return window
  }
  .steps(.abstract)
  .stop(afterFailures: 1)
  // The app takes its photos in tasks of its own, so the next step waits for them.
  .always("a click becomes a photo") { phone, _ in
    let clicks = phone.trace.only(.event).entries.count { $0.text.hasSuffix("ended") }
    try await phone.wait(until: { phone.app.savedAssets.count == clicks })
    return true
  }

  @Test(.explores(.exhaustive(depth: 1), .random(scripts: 64, length: 20, seed: 1)))
  func noScriptBreaksTheCamera() async throws {
    try await exploration.explore()
  }

  @Test(.explores(.exhaustive(depth: 2), .random(scripts: 1_000, length: 20, seed: 2)))
  func noScriptBreaksTheCameraAtNight() async throws {
    let result = try await exploration.explore()
    let json = try JSONEncoder().encode(result)
    Attachment.record(String(decoding: json, as: UTF8.self), named: "AtNight.json")
  }
}
