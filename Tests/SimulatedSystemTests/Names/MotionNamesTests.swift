import CoreMotion
import XCTest

/// What apps name of motion, in Swift 5 and in Swift 6.
@MainActor
final class MotionNamesTests: XCTestCase {
  func testValuesAreThere() async {
    assertDistinct([
      CMAttitudeReferenceFrame.xArbitraryCorrectedZVertical, .xMagneticNorthZVertical,
      .xTrueNorthZVertical,
    ])
  }

  func testPropertiesAreThere() async {
    assertProperties(\CMAttitude.quaternion, \.roll, \.yaw)
    assertProperties(\CMDeviceMotion.userAcceleration)
    assertProperties(
      \CMMotionManager.accelerometerUpdateInterval, \.gyroData, \.gyroUpdateInterval,
      \.isAccelerometerAvailable, \.isDeviceMotionActive, \.isDeviceMotionAvailable,
      \.isGyroAvailable
    )
  }

  func testTypesAreThere() async {
    let _: [Any.Type] = [CMAccelerometerData.self, CMGyroData.self, CMQuaternion.self]
  }
}
