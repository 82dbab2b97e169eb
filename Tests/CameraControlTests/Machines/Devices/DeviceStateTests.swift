import CameraControl
import TestSupport
import XCTest

/// A phone knows the state of each of its cameras, whether or not anything has changed it.
final class DeviceStateTests: XCTestCase {
  /// A camera that was changed and changed back is as it was, and so is the phone.
  func testWhatIsChangedBackIsAsItWas() throws {
    let (phone, other) = (Phone(), Phone())
    let camera = try XCTUnwrap(phone.camera(.builtInWideAngleCamera, position: .back))
    try Self.zoom(camera, to: 2)
    XCTAssertFalse(phone.snapshot == other.snapshot)
    XCTAssertFalse(other.snapshot == phone.snapshot)
    try Self.zoom(camera, to: 1)
    XCTAssertTrue(phone.snapshot == other.snapshot)
    XCTAssertTrue(other.snapshot == phone.snapshot)
    XCTAssertEqual(phone.snapshot.hashValue, other.snapshot.hashValue)
  }

  /// A camera of the model has the name, the formats and the limits of its blueprint from the start.
  func testEveryCameraFollowsItsBlueprint() throws {
    let phone = Phone()
    for (camera, blueprint) in zip(phone.cameras, phone.model.cameras) {
      let state = phone.snapshot.device(camera.id)
      XCTAssertEqual(state.name, blueprint.localizedName)
      XCTAssertEqual(state.format, blueprint.formats[0])
      XCTAssertEqual(camera.activeFormat, blueprint.formats[0])
    }
  }

  private static func zoom(_ camera: CaptureDevice, to factor: Double) throws {
    try camera.lockForConfiguration()
    try camera.setVideoZoomFactor(factor)
    camera.unlockForConfiguration()
  }
}
