import CameraControl
import CameraControlTesting
import XCTest

/// Tests that each gesture, in both versions, is the step of a script that its name says.
final class EveryStepTests: XCTestCase {
  private let phone = SimulatedPhone()

  private static let steps = [
    "light-press",
    "double-light-press",
    "light-hold 1s",
    "slide +0.25",
    "slide -3mm",
    "light-slide +0.5",
    "click",
    "double-click",
    "touch 0.2",
    "lift",
    "press volume-up",
    "press volume-down 1s",
    "down action",
    "up action",
    "wait 2s",
    "swipe-overlay",
    "swipe-overlay-to-bezel",
    "tap-overlay 1",
    "tap-outside-overlay",
    "drag-overlay +5mm",
    "leave-app",
    "return-to-app",
    "launch Mail",
    "interrupt video-device-in-use-by-another-client",
    "end-interruption",
    "screen-off",
    "screen-on",
    "lock",
    "authenticate",
    "launch lock-screen-control",
    "swipe-up",
    "unlock",
    "side-button",
    "start Photos",
    "kill Photos app",
    "fill-storage",
    "free-storage",
  ]

  func testEverySynchronousGesture() throws {
    try phone.install(CaptureProduct("Photos"))
    phone.lightPress()
    phone.doubleLightPress()
    phone.lightHold(for: .seconds(1))
    phone.slide(by: 0.25)
    phone.slide(millimeters: -3)
    phone.lightSlide(by: 0.5)
    phone.click()
    phone.doubleClick()
    phone.touch(force: 0.2)
    phone.lift()
    phone.press(.volumeUp)
    phone.press(.volumeDown, for: .seconds(1))
    phone.down(.action)
    phone.up(.action)
    phone.wait(.seconds(2))
    phone.swipeOverlay()
    phone.swipeOverlayToBezel()
    phone.tapOverlay(item: 1)
    phone.tapOutsideOverlay()
    phone.dragOverlay(millimeters: 5)
    phone.leaveApp()
    phone.returnToApp()
    phone.launch("Mail")
    phone.interrupt(.videoDeviceInUseByAnotherClient)
    phone.endInterruption()
    phone.turnScreenOff()
    phone.turnScreenOn()
    phone.lock()
    phone.authenticate()
    phone.launch(from: .lockScreenControl)
    phone.swipeUp()
    phone.unlock()
    phone.sideButton()
    phone.start("Photos")
    phone.kill("Photos", .app)
    phone.fillStorage()
    phone.freeStorage()
    XCTAssertEqual(phone.trace.only(.step).texts, Self.steps)
  }

  func testEveryAsynchronousGesture() async throws {
    try await phone.install(CaptureProduct("Photos"))
    await phone.lightPress()
    await phone.doubleLightPress()
    await phone.lightHold(for: .seconds(1))
    await phone.slide(by: 0.25)
    await phone.slide(millimeters: -3)
    await phone.lightSlide(by: 0.5)
    await phone.click()
    await phone.doubleClick()
    await phone.touch(force: 0.2)
    await phone.lift()
    await phone.press(.volumeUp)
    await phone.press(.volumeDown, for: .seconds(1))
    await phone.down(.action)
    await phone.up(.action)
    await phone.wait(.seconds(2))
    await phone.swipeOverlay()
    await phone.swipeOverlayToBezel()
    await phone.tapOverlay(item: 1)
    await phone.tapOutsideOverlay()
    await phone.dragOverlay(millimeters: 5)
    await phone.leaveApp()
    await phone.returnToApp()
    await phone.launch("Mail")
    await phone.interrupt(.videoDeviceInUseByAnotherClient)
    await phone.endInterruption()
    await phone.turnScreenOff()
    await phone.turnScreenOn()
    await phone.lock()
    await phone.authenticate()
    await phone.launch(from: .lockScreenControl)
    await phone.swipeUp()
    await phone.unlock()
    await phone.sideButton()
    await phone.start("Photos")
    await phone.kill("Photos", .app)
    await phone.fillStorage()
    await phone.freeStorage()
    XCTAssertEqual(phone.trace.only(.step).texts, Self.steps)
  }
}
