import CameraControl
import CameraControlTesting
import LockedCameraCapture
import XCTest

/// Ends the extension at every write, and the app at every step of its import.
@MainActor
final class KillAnywhereTests: XCTestCase {
  /// LCK21, LCK34: wherever the processes are ended, each finished photo arrives exactly once.
  func testACarefulImporterGetsEachPhotoOnce() async throws {
    let mistakes = try await killAnywhere(.careful)
    XCTAssertEqual(mistakes, [])
  }

  /// An importer that names its copies anew each time imports a photo twice if it is ended between
  /// the copy and the invalidation.
  func testAnImporterThatNamesCopiesAnewIsCaught() async throws {
    let mistakes = try await killAnywhere(.namesAnew)
    XCTAssertTrue(
      mistakes.contains { $0.hasPrefix("twice: lock; launch lock-screen-control; ") },
      "\(mistakes)")
  }

  /// An importer that invalidates before it has copied loses photos.
  func testAnImporterThatInvalidatesFirstIsCaught() async throws {
    let mistakes = try await killAnywhere(.invalidatesFirst)
    XCTAssertTrue(mistakes.contains { $0.hasPrefix("lost: ") }, "\(mistakes)")
  }

  /// Returns a line for each place of a kill after which a photo was lost, or arrived twice.
  private func killAnywhere(_ habit: ImportHabit) async throws -> [String] {
    var mistakes: [String] = []
    var places = 0
    for write in 0...Self.writes {
      var step = 0
      while true {
        let journey = try await Journey(habit, endsAtWrite: write, endsAtStep: step)
        places += 1
        mistakes += journey.mistakes
        guard journey.wasAppEnded else { break }
        step += 1
      }
    }
    XCTAssertGreaterThan(places, 12)
    return mistakes
  }

  /// Two writes for each of two photos: a temporary file, and its final name.
  static let writes = 4
}
