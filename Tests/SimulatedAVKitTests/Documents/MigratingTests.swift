import AVFoundation
import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// The examples of the article on migrating.
@MainActor
final class MigratingTests: XCTestCase {
  func testAMockSaysWhatItsTestSays() async {
    let controls = MockControls()
    let lens = Lens(controls: controls)
    controls.slide?(0.25)
    XCTAssertEqual(lens.position, 0.25)
  }

  func testAFingerMovesTheLens() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let controls = phone.asCurrent { SessionControls() }
    let lens = Lens(controls: controls)
    try phone.asCurrent { try controls.start() }

    await phone.lightPress()
    await phone.slide(by: 0.25)
    XCTAssertEqual(lens.position, 0.25)
    await phone.wait(.seconds(3))
    try await phone.finish()
  }

  func testAFingerMovesTheLensWithoutAWrapper() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let lens = try phone.asCurrent { try LensCamera.started() }
    await phone.perform([.lightPress, .slide(by: 0.25), .wait(.seconds(3))])
    XCTAssertEqual(lens.position, 0.25)
    try await phone.finish()
  }

  func testEveryBlockOfTheArticleIsHere() async throws {
    let folder = "Tests/SimulatedAVKitTests/Documents/"
    let sources = try ["MigratingTests", "Lens", "LensCamera"].map {
      try Document("\(folder)\($0).swift").squeezed
    }
    let article = Document(of: "SimulatedAVFoundation", "Migrating")
    let blocks = try article.blocks("swift")
    XCTAssertEqual(blocks.count, 4)
    for block in blocks {
      let wanted = Document.squeezed(block)
      XCTAssertTrue(sources.contains { $0.contains(wanted) }, "no test contains:\n\(block)")
    }
  }
}
