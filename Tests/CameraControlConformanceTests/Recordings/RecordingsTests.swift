import CameraControlConformance
import Foundation
import TestSupport
import XCTest

/// Compares the recordings of phones in `Tests/Recordings` with the model; there is none yet.
final class RecordingsTests: XCTestCase {
  private var folder: URL { Document.root.appendingPathComponent("Tests/Recordings") }

  private func recordings() throws -> [Recording] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".jsonl") }
      .flatMap { name in
        let file = folder.appendingPathComponent(name)
        return try Recording.all(in: String(contentsOf: file, encoding: .utf8))
      }
  }

  func testAnOptionExplainsWhatWasSeen() throws {
    for phone in Conformance(try recordings()).phones {
      XCTAssertEqual(phone.unexplained.map { "\($0)" }, [], "\(phone)")
      XCTAssertEqual(phone.disagreements.keys.sorted(), [], "\(phone)")
    }
  }
}
