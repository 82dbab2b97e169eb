import CameraControl
import XCTest

final class PhoneModelTests: XCTestCase {
  func testModelsAreFoundByNameHoweverItIsWritten() {
    for name in ["iPhone 16 Pro", "iphone16pro", "IPHONE-16-PRO", "iPhone16Pro"] {
      XCTAssertEqual(PhoneModel(named: name), .iPhone16Pro)
    }
    XCTAssertNil(PhoneModel(named: "iPhone 3"))
    XCTAssertNil(PhoneModel(named: ""))
    for model in PhoneModel.all { XCTAssertEqual(PhoneModel(named: "\(model)"), model) }
  }

  func testModelsHaveTheButtonsOfTheirPhones() {
    let withControl: Set<PhoneModel> = [
      .iPhone16, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax, .iPhone17, .iPhone17Pro,
      .iPhone17ProMax, .iPhoneAir,
    ]
    XCTAssertEqual(Set(PhoneModel.all.filter(\.hasCameraControl)), withControl)
    XCTAssertEqual(
      Set(PhoneModel.all.filter(\.hasActionButton)), withControl.union([.iPhone15Pro, .iPhone16e]))
  }

  func testEveryModelHasABackAndAFrontWideCamera() {
    for model in PhoneModel.all {
      for position in [CaptureDevice.Position.back, .front] {
        XCTAssertTrue(
          model.cameras.contains {
            $0.position == position && $0.deviceType == .builtInWideAngleCamera
          }, "\(model) \(position)")
      }
      XCTAssertEqual(Set(model.cameras).count, model.cameras.count, "\(model)")
    }
  }
}
