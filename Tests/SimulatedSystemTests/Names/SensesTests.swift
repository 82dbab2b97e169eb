import AVFoundation
import CoreMotion
import UIKit
import XCTest

/// What apps that sound and feel name, in Swift 5 and in Swift 6.
@MainActor
final class SensesTests: XCTestCase {
  func testTheEndOfASoundIsTold() async {
    await withCheckedContinuation { continuation in
      AudioServicesPlaySystemSoundWithCompletion(SystemSoundID(1108)) { continuation.resume() }
    }
    var sound: SystemSoundID = 0
    let file = URL(fileURLWithPath: "/no such sound")
    XCTAssertNotEqual(AudioServicesCreateSystemSoundID(file as CFURL, &sound), OSStatus(noErr))
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
  }

  func testMotionIsMeasured() async {
    let manager = CMMotionManager()
    manager.deviceMotionUpdateInterval = 1.0 / 30
    let rate = await withCheckedContinuation { continuation in
      manager.startDeviceMotionUpdates(using: .xArbitraryZVertical, to: .main) { motion, _ in
        continuation.resume(returning: motion?.rotationRate)
        manager.stopDeviceMotionUpdates()
      }
    }
    XCTAssertEqual(rate, CMRotationRate())
  }

  func testViewsAndLayersAreFound() async {
    let (outer, inner, layer) = (UIView(), UIView(), CALayer())
    inner.tag = 29
    outer.addSubview(inner)
    XCTAssertTrue(outer.viewWithTag(29) === inner)
    XCTAssertNil(outer.viewWithTag(30))
    outer.layer.sublayers = [layer]
    XCTAssertTrue(layer.superlayer === outer.layer)
    outer.layer.sublayers?.removeAll()
    XCTAssertNil(layer.superlayer)
    UIPasteboard.general.string = "camera"
    XCTAssertTrue(UIPasteboard.general.hasStrings)
  }
}
