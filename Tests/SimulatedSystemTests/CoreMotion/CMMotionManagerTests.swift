import CameraControlTesting
import CoreMotion
import UIKit
import XCTest

/// How a phone is held, as its apps are told.
@MainActor
final class CMMotionManagerTests: XCTestCase {
  private let phone = SimulatedPhone()

  func testAnAppIsToldWhenThePhoneIsTurned() async throws {
    let manager = phone.asCurrent { CMMotionManager() }
    var held: [CMAcceleration] = []
    manager.startAccelerometerUpdates(to: .main) { data, _ in
      if let data { held.append(data.acceleration) }
    }
    XCTAssertTrue(manager.isAccelerometerActive)
    try await phone.wait(until: { held == [CMAcceleration(y: -1)] })
    phone.app.phone.turn(to: .landscapeRight)
    try await phone.wait(until: { held.last == CMAcceleration(x: 1) })
    manager.stopAccelerometerUpdates()
    phone.app.phone.turn(to: .faceUp)
    await Task { @MainActor in }.value
    XCTAssertEqual(held.count, 2)
    XCTAssertNil(manager.accelerometerData)
  }

  func testAHandlerThatIsStoppedIsCalledNoMore() {
    let manager = phone.asCurrent { CMMotionManager() }
    let queue = OperationQueue()
    queue.isSuspended = true
    manager.startGyroUpdates(to: queue) { _, _ in XCTFail("The handler was stopped.") }
    manager.stopGyroUpdates()
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    XCTAssertFalse(manager.isGyroActive)
  }

  func testAnAppMayAskInstead() async throws {
    let manager = phone.asCurrent { CMMotionManager() }
    XCTAssertNil(manager.deviceMotion, "nothing is measured yet")
    manager.startDeviceMotionUpdates(using: .xArbitraryZVertical)
    XCTAssertEqual(try XCTUnwrap(manager.deviceMotion).attitude.pitch, .pi / 2, accuracy: 0.001)
    await phone.wait(.seconds(2))
    phone.app.phone.turn(to: .faceUp)
    let motion = try XCTUnwrap(manager.deviceMotion)
    XCTAssertEqual(motion.gravity, CMAcceleration(z: -1))
    XCTAssertEqual(motion.attitude.pitch, 0, accuracy: 0.001)
    XCTAssertEqual(motion.timestamp, 2)
  }

  func testAPhoneIsHeldInSixWays() {
    let manager = phone.asCurrent { CMMotionManager() }
    manager.startAccelerometerUpdates()
    let ways: [(UIDeviceOrientation, CMAcceleration)] = [
      (.portraitUpsideDown, CMAcceleration(y: 1)), (.landscapeLeft, CMAcceleration(x: -1)),
      (.landscapeRight, CMAcceleration(x: 1)), (.faceUp, CMAcceleration(z: -1)),
      (.faceDown, CMAcceleration(z: 1)), (.portrait, CMAcceleration(y: -1)),
    ]
    for (orientation, gravity) in ways {
      phone.app.phone.turn(to: orientation)
      XCTAssertEqual(manager.accelerometerData?.acceleration, gravity, "\(orientation)")
    }
  }
}
