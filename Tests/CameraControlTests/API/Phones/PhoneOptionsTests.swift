import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// What the options of forces and slides do, and that the quirks are off.
final class PhoneOptionsTests: XCTestCase {
  /// All quirks are off.
  func testAllQuirksAreOff() {
    let quirks = Quirks()
    XCTAssertFalse(quirks.staleOverlayAfterRemoval)
    XCTAssertFalse(quirks.reenableDoesNotStick)
    XCTAssertFalse(quirks.zoomNarrowsWhileActive)
    XCTAssertEqual(quirks.valueUpdate, .onActionQueueBeforeAction)
  }

  /// Option 20: the forces of the phone are those of its behavior, scaled by its settings.
  func testTheForcesCanBeSet() throws {
    let (phone, app) = try CameraApp.open { $0.button.force.light.down = 0.6 }
    phone.touch(force: 0.5)
    phone.lift()
    XCTAssertEqual(app.heard(), "", "half of the force is not enough any more")
    phone.settings.lightPressForce = .lighter
    phone.touch(force: 0.5)
    phone.lift()
    XCTAssertEqual(app.heard(), "active enter")
  }

  /// Option 20: so are the force of a click and the scales.
  func testTheForceOfAClickAndTheScalesCanBeSet() throws {
    let (phone, app) = try CameraApp.open { behavior in
      behavior.button.force.click = ForceThreshold(down: 0.9, up: 0.5)
      behavior.button.force.lighterScale = 0.5
      behavior.button.force.firmerScale = 2
    }
    for (force, heard) in [(0.89, ""), (0.9, "began"), (0.5, ""), (0.49, "ended")] {
      phone.touch(force: force)
      XCTAssertEqual(app.heard(), heard, "\(force)")
    }
    phone.lift()
    for (setting, tooLittle, enough) in [
      (LightPressForce.lighter, 0.17, 0.18), (.standard, 0.34, 0.35), (.firmer, 0.69, 0.71),
    ] {
      phone.settings.lightPressForce = setting
      for (force, heard) in [(tooLittle, ""), (enough, "active enter exit inactive")] {
        phone.touch(force: force)
        phone.lift()
        phone.tapOutsideOverlay()
        XCTAssertEqual(app.heard(), heard, "\(setting) \(force)")
        phone.wait(.seconds(4))
      }
    }
  }

  /// Option 21: a light press can be committed on its release only.
  func testALightPressCanWaitForItsRelease() throws {
    for (commit, early) in [(LightCommit.releaseDwellOrSlide, "active enter"), (.releaseOnly, "")] {
      let (phone, app) = try CameraApp.open { $0.button.lightCommit = commit }
      phone.touch(force: 0.5)
      phone.wait(.milliseconds(120))
      XCTAssertEqual(app.heard(), early)
      phone.lift()
      XCTAssertEqual(early + app.heard(), "active enter")
    }
  }

  /// GST11, GST12: a slide beyond an end is lost, and zoom doubles every ten millimeters.
  func testASlideStopsAtTheEnds() throws {
    let (phone, app) = try CameraApp.open(titles: ["Focus"])
    phone.lightPress()
    XCTAssertEqual(app.heard(), "active enter")
    for (way, heard) in [(45.0, "Focus=1.0"), (-6, "Focus=0.8"), (-100, "Focus=0.0")] {
      phone.slide(millimeters: way)
      XCTAssertEqual(app.heard(), heard)
    }
    let log = app.log
    try app.session.removeControl(app.controls[0])
    try app.session.addControl(
      SystemZoomSlider(device: phone.core.cameras[0]) { log.add("zoom=\($0)") })
    phone.lightPress()
    XCTAssertEqual(app.heard(), "exit inactive active enter")
    for heard in ["zoom=2.0", "zoom=4.0"] {
      phone.slide(millimeters: 10)
      XCTAssertEqual(app.heard(), heard)
    }
  }

  /// GST15: a slide during a light press turns like one after its release.
  func testASlideDuringALightPress() throws {
    let (phone, app) = try CameraApp.open()
    phone.touch(force: 0.5)
    phone.wait(.milliseconds(200))
    phone.sense(0.5, at: 6)
    phone.lift()
    XCTAssertEqual(app.heard(), "active enter Focus=0.2")
    phone.slide(millimeters: 6)
    XCTAssertEqual(app.heard(), "Focus=0.4")
  }
}
