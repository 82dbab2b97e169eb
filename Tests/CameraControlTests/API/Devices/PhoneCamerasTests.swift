import CameraControl
import XCTest

final class PhoneCamerasTests: XCTestCase {
  /// Every camera is found by its type and side, and is always the same object.
  func testACameraIsFoundByItsTypeAndSide() {
    for model in PhoneModel.all {
      let phone = Phone(model)
      XCTAssertEqual(phone.cameras.count, model.cameras.count)
      for camera in phone.cameras {
        let found = phone.camera(camera.deviceType, position: camera.position)
        XCTAssertTrue(found === camera, "\(camera) of \(model.name)")
      }
    }
  }

  /// The front camera is not the back camera of the same type.
  func testTheFrontIsNotTheBack() throws {
    let phone = Phone(.iPhone16Pro)
    let front = try XCTUnwrap(phone.camera(.builtInWideAngleCamera, position: .front))
    XCTAssertEqual(front.position, .front)
    XCTAssertEqual(front.localizedName, "Front Camera")
    let back = try XCTUnwrap(phone.camera(.builtInWideAngleCamera, position: .back))
    XCTAssertEqual(back.localizedName, "Back Camera")
    XCTAssertNotEqual(front, back)
  }

  /// A pair of type and side that no camera of the phone has gives none.
  func testAPairThatIsNotThereGivesNone() {
    let (pro, plain) = (Phone(.iPhone16Pro), Phone(.iPhone16))
    XCTAssertNil(pro.camera(.builtInTripleCamera, position: .front))
    XCTAssertNil(pro.camera(.builtInTrueDepthCamera, position: .back))
    XCTAssertNil(pro.camera(.builtInWideAngleCamera, position: .unspecified))
    XCTAssertNil(plain.camera(.builtInTelephotoCamera, position: .back))
    XCTAssertNotNil(pro.camera(.builtInTelephotoCamera, position: .back))
  }
}
