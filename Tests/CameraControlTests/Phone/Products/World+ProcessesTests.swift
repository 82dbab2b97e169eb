import CameraControl
import CameraControlTesting
import XCTest

final class WorldProcessesTests: XCTestCase {
  /// PRD01, PRD06: a process of a product that asks for the camera or the microphone, or opens it,
  /// without saying what for, ends; one that says it, or belongs to no product, does not.
  func testAProcessThatDoesNotSayWhatForEnds() throws {
    let cases: [(MediaType, String, String, (inout ProductParts) -> Void)] = [
      (
        .video, "PRD01", "Add NSCameraUsageDescription to it.",
        { $0.cameraUsageDescriptions.remove(.app) }
      ),
      (
        .audio, "PRD06", "Add NSMicrophoneUsageDescription to it.",
        { $0.microphoneUsageDescriptions.remove(.app) }
      ),
    ]
    for (mediaType, rule, remedy, change) in cases {
      for isAsking in [true, false] {
        for isLacking in [true, false] {
          let phone = Phone(mainQueue: .inPlace)
          let product = try phone.install(
            CaptureProduct("Photos", parts: ProductParts { if isLacking { change(&$0) } }))
          let known = phone.diagnostics.count
          let app = product.app
          if isAsking {
            XCTAssertEqual(try app.requestAccess(for: mediaType), !isLacking)
          } else {
            let device = mediaType == .audio ? phone.microphone : phone.cameras[0]
            _ = try CaptureDeviceInput(device: device, for: app)
          }
          XCTAssertEqual(app.isRunning, !isLacking)
          let found = phone.diagnostics.dropFirst(known)
          XCTAssertEqual(found.map(\.rule), isLacking ? [rule] : [])
          XCTAssertEqual(found.map(\.source), isLacking ? ["Photos"] : [])
          XCTAssertEqual(found.map(\.remedy), isLacking ? [remedy] : [])
          XCTAssertEqual(phone.brokenInvariants(), [])
          let other = phone.launch("Other")
          XCTAssertTrue(try other.requestAccess(for: mediaType))
        }
      }
    }
  }

  /// PRD01: the capture extension needs the text, too; its end is the end of the visit.
  func testAnExtensionThatDoesNotSayWhatForEnds() throws {
    let (phone, photos) = try Photos.install(
      parts: { $0.cameraUsageDescriptions = [.app] }, does: [.camera])
    phone.lock()
    phone.turnScreenOn()
    phone.launch(from: .lockScreenControl)
    photos.check()
    XCTAssertNil(photos.product.visit)
    // The code of the test goes on with its session when its process has ended.
    XCTAssertEqual(phone.diagnostics.map(\.rule), ["LCH17", "PRD01", "LCK05"])
    XCTAssertEqual(phone.diagnostics[1].source, "Photos extension")
    XCTAssertTrue(photos.product.app.isRunning)
  }
}
