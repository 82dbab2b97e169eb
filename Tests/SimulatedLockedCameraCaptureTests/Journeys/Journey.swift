import CameraControl
import CameraControlTesting
import Foundation
import LockedCameraCapture
import XCTest

/// One visit with two photos and the import of what it left, with a kill in each.
@MainActor
struct Journey {
  /// What went wrong, with the script of the journey.
  private(set) var mistakes: [String] = []

  /// Whether the app got as far as the step at which it was to be ended.
  private(set) var wasAppEnded = false

  init(_ habit: ImportHabit, endsAtWrite write: Int, endsAtStep step: Int) async throws {
    let studio = try Studio()
    let album = FileManager.default.temporaryDirectory
      .appendingPathComponent("album-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: album, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: album) }
    var script = ["lock", "launch lock-screen-control"]

    _ = try await studio.visit()
    let finished = try Self.takePhotos(until: write, in: studio)
    if write < KillAnywhereTests.writes {
      await studio.phone.kill("Studio", .captureExtension)
      script.append("kill Studio extension")
    } else {
      await studio.phone.swipeUp()
      script.append("swipe-up")
    }

    let first = Importer(habit, album: album, endsAt: step)
    try await run(first, in: studio)
    if first.hasEnded {
      wasAppEnded = true
      await studio.phone.kill("Studio", .app)
      await studio.phone.start("Studio")
      script += ["kill Studio app", "start Studio"]
      try await run(Importer(habit, album: album, endsAt: nil), in: studio)
    }
    // Of each photo, the name begins with what the extension called it.
    let names = studio.files(in: album).filter { $0.hasSuffix(".jpg") }
    for photo in finished {
      let count = names.count { $0.hasPrefix(photo) }
      if count == 0 { mistakes.append("lost: \(script.joined(separator: "; "))") }
      if count > 1 { mistakes.append("twice: \(script.joined(separator: "; "))") }
    }
  }

  /// Writes two photos and stops before a write; returns the finished ones.
  private static func takePhotos(until end: Int, in studio: Studio) throws -> [String] {
    let directory = try studio.session.sessionContentURL
    var finished: [String] = []
    for number in 0..<2 {
      let part = directory.appendingPathComponent("photo\(number).part")
      guard number * 2 < end else { break }
      try Data("photo".utf8).write(to: part)
      guard number * 2 + 1 < end else { break }
      let name = "photo\(number)"
      try FileManager.default.moveItem(
        at: part, to: directory.appendingPathComponent("\(name).jpg"))
      finished.append(name)
    }
    return finished
  }

  /// Runs an importer in the app's process until it has nothing left to do, or is ended.
  private func run(_ importer: Importer, in studio: Studio) async throws {
    let task = studio.inApp { Task { await importer.run() } }
    try await studio.phone.wait(until: {
      importer.hasEnded || studio.product.contentDirectories.isEmpty && importer.isIdle
    })
    task.cancel()
  }
}
