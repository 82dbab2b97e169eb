import CameraControl
import TestSupport
import XCTest

/// A phone knows the state of each of its cameras, whether or not anything has changed it.
final class DeviceTableTests: XCTestCase {
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

  /// A camera that moves to another phone is gone until it comes back, changed or not.
  func testACameraThatIsOnAnotherPhone() throws {
    let (phone, twin, other) = (Phone(), Phone(), Phone())
    for phone in [phone, twin] { phone.launch("app") }
    let camera = try XCTUnwrap(phone.camera(.builtInWideAngleCamera, position: .back))
    let id = try XCTUnwrap(camera.id(on: phone.host))
    for zoom in [1.0, 2.0] {
      try Self.zoom(camera, to: zoom)
      camera.move(to: other.host)
      XCTAssertNil(phone.snapshot.device(id))
      XCTAssertFalse(phone.snapshot == twin.snapshot)
      XCTAssertEqual(camera.videoZoomFactor, zoom)
      camera.move(to: phone.host)
      XCTAssertEqual(phone.snapshot.device(id)?.zoom, zoom)
      XCTAssertEqual(phone.snapshot == twin.snapshot, zoom == 1)
    }
    XCTAssertEqual(phone.brokenInvariants() + other.brokenInvariants(), [])
  }

  /// A camera that has moved to another phone is gone from there once its object is gone.
  func testACameraThatGoesWhileOnAnotherPhone() throws {
    let other = Phone()
    var phone: Phone? = Phone()
    var camera = phone?.camera(.builtInWideAngleCamera, position: .back)
    let id = try XCTUnwrap(camera?.move(to: other.host))
    XCTAssertNotNil(other.snapshot.device(id))
    (camera, phone) = (nil, nil)
    XCTAssertNil(other.snapshot.device(id))
    XCTAssertEqual(other.brokenInvariants(), [])
  }

  /// A camera of the model has the name, the formats and the limits of its blueprint from the start.
  func testEveryCameraFollowsItsBlueprint() throws {
    let phone = Phone()
    for (camera, blueprint) in zip(phone.cameras, phone.model.cameras) {
      let id = try XCTUnwrap(camera.id(on: phone.host))
      let state = try XCTUnwrap(phone.snapshot.device(id))
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
