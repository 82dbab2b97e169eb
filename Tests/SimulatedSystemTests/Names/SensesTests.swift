import AudioToolbox
import CoreHaptics
import CoreLocation
import CoreMotion
import UIKit
import XCTest

/// What apps that knock, sound and feel name, in Swift 5 and in Swift 6.
@MainActor
final class SensesTests: XCTestCase {
  func testAPatternIsPlayed() async throws {
    XCTAssertTrue(CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    let engine = try CHHapticEngine()
    engine.resetHandler = { [weak engine] in try? engine?.start() }
    engine.stoppedHandler = { reason in XCTFail("\(reason.rawValue)") }
    try engine.start()
    let sharpness = CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.9)
    let event = CHHapticEvent(
      eventType: .hapticContinuous, parameters: [sharpness], relativeTime: 1, duration: 2)
    let pattern = try CHHapticPattern(events: [event], parameters: [])
    XCTAssertEqual(pattern.duration, 3)
    try engine.makePlayer(with: pattern).start(atTime: CHHapticTimeImmediate)
    var isStopped = false
    engine.stop { error in isStopped = error == nil }
    XCTAssertTrue(isStopped)
  }

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

  func testADirectionIsWaitedFor() async {
    let compass = Compass()
    let manager = CLLocationManager()
    manager.delegate = compass
    manager.startUpdatingHeading()
    XCTAssertNil(compass.heading)
  }
}

private final class Compass: NSObject, CLLocationManagerDelegate {
  private(set) var heading: CLHeading?

  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
    heading = newHeading
  }
}
