import CameraControlTesting
import SwiftUI
import XCTest

/// Tests that the code of the article compiles on Linux, and does there what the article says.
@MainActor
final class MissingFrameworksTests: XCTestCase {
  func testTheViewWithoutADatabaseHasNoRows() async {
    let gallery = UIHostingController(rootView: Gallery(names: ["a", "b"])).view
    XCTAssertEqual(gallery.map(texts), ["a", "b"])
    XCTAssertEqual(UIHostingController(rootView: SavedGallery()).view.map(texts), [])
  }

  func testTheFeedbackIsOfUIKit() async throws {
    let phone = SimulatedPhone()
    let feedback: any ShutterFeedback = SimpleFeedback()
    let played = phone.asCurrent {
      feedback.play()
      return UIDevice.current.simulatedFeedback
    }
    XCTAssertEqual(played, ["impact light"])
    try await phone.finish()
  }

  private func texts(in view: UIView) -> [String] {
    ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
  }
}
