import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Which of an app's running sessions the overlay belongs to.
final class CaptureSessionOwnerTests: XCTestCase {
  /// SES42: the session that was started last owns the overlay, whichever was created first, and the
  /// other one's controls and delegate notice nothing.
  func testTheSessionThatWasStartedLastOwnsTheOverlay() throws {
    let (phone, app) = try CameraApp.open(titles: ["Focus"])
    let other = try Other(beside: app, titles: ["Tint"])
    try other.session.startRunning()
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Tint")
    phone.slide(by: 0.5)
    phone.wait(.seconds(4))
    XCTAssertEqual(
      app.heard(), "didStartRunning new-active new-enter Tint=0.5 new-exit new-inactive")
    try app.session.stopRunning()
    try app.session.startRunning()
    phone.lightPress()
    phone.slide(by: 0.25)
    XCTAssertEqual(phone.overlay.titles, "Focus")
    XCTAssertEqual(
      app.heard(), "didStopRunning didStartRunning active enter Focus=0.25")
  }

  /// OVL02, SES42: if the session that was started last has no controls or no delegate, nothing opens, and
  /// the reason is the one of that session.
  func testNothingOpensForAnOwnerThatLacksSomething() throws {
    for (lack, reason) in [
      (Other.Lack.controls, Unanswered.Reason.noControls), (.delegate, .noDelegate),
    ] {
      let (phone, app) = try CameraApp.open(titles: ["Focus"])
      let other = try Other(beside: app, titles: ["Tint"], without: lack)
      try other.session.startRunning()
      _ = app.heard()
      phone.lightPress()
      phone.slide(by: 0.5)
      XCTAssertEqual(app.heard(), "", "\(lack)")
      XCTAssertEqual(phone.overlay, .hidden, "\(lack)")
      XCTAssertEqual(phone.unanswered.first?.reasons, [reason], "\(lack)")
    }
  }

  /// OVL03, SES42: a session without a camera, such as one for sound, never owns the overlay, whenever it
  /// starts; once the camera moves to it, it does.
  func testASessionWithoutACameraNeverOwnsTheOverlay() throws {
    for isSound in [true, false] {
      let (phone, app) = try CameraApp.open(titles: ["Focus"])
      let other = try Other(beside: app, titles: ["Tint"], without: .camera)
      if isSound {
        try other.session.addInput(CaptureDeviceInput(device: phone.core.addCamera(.microphone)))
      }
      phone.lightPress()
      try other.session.startRunning()
      XCTAssertEqual(app.heard(), "active enter didStartRunning", "an open overlay stays open")
      phone.wait(.seconds(4))
      phone.lightPress()
      phone.slide(by: 0.5)
      XCTAssertEqual(app.heard(), "exit inactive active enter Focus=0.5")
      XCTAssertEqual(phone.unanswered, [])
      app.session.removeInput(app.input)
      XCTAssertEqual(app.heard(), "exit inactive")
      phone.lightPress()
      XCTAssertEqual(phone.unanswered.map(\.reason), [.noCameraInput])
      try other.session.addInput(CaptureDeviceInput(device: app.camera))
      phone.lightPress()
      XCTAssertEqual(phone.overlay.titles, "Tint")
    }
  }

  /// SES43: a session that starts while the overlay of another one is open closes it, and the other one's
  /// delegate hears of it; a session that is only created, or stopped, does not.
  func testAStartClosesTheOverlayOfAnotherSession() throws {
    for lack in [nil, Other.Lack.controls, .delegate] {
      let (phone, app) = try CameraApp.open(titles: ["Focus"])
      phone.lightPress()
      let other = try Other(beside: app, titles: ["Tint"], without: lack)
      XCTAssertEqual(app.heard(), "active enter")
      try other.session.startRunning()
      XCTAssertEqual(app.heard(), "didStartRunning exit inactive")
      XCTAssertEqual(phone.overlay, .hidden)
    }
  }

  /// SES42, SES43: a session that runs already, and one that stops, leave the overlay of the owner open.
  func testOnlyAStartTakesTheOverlayAway() throws {
    let (phone, app) = try CameraApp.open(titles: ["Focus"])
    let other = try Other(beside: app, titles: ["Tint"])
    try other.session.startRunning()
    phone.lightPress()
    _ = app.heard()
    try app.session.startRunning()
    try app.session.stopRunning()
    XCTAssertEqual(app.heard(), "didStopRunning")
    XCTAssertEqual(phone.overlay.titles, "Tint")
  }

  /// SES44: when the owner stops, its overlay closes, and the one that was started last among those that
  /// still run owns the next one.
  func testTheOneStartedBeforeOwnsTheOverlayAgain() throws {
    let (phone, app) = try CameraApp.open(titles: ["Focus"])
    let others = try [Other(beside: app, titles: ["Tint"]), Other(beside: app, titles: ["Depth"])]
    for other in others.reversed() { try other.session.startRunning() }
    for (title, session) in [
      ("Tint", others[0].session), ("Depth", others[1].session), ("Focus", app.session),
    ] {
      phone.lightPress()
      XCTAssertEqual(phone.overlay.titles, title)
      _ = app.recorded()
      try session.stopRunning()
      XCTAssertEqual(app.recorded(), "exit inactive didStopRunning")
      XCTAssertEqual(phone.overlay, .hidden)
    }
    phone.lightPress()
    XCTAssertEqual(phone.overlay, .hidden)
  }

  /// SES42, SES44: an owner that is gone leaves the overlay to the one before it, and the order outlasts the
  /// background and an interruption.
  func testTheOrderOfStartsOutlastsWhatInterrupts() throws {
    let (phone, app) = try CameraApp.open(titles: ["Focus"])
    var other: Other? = try Other(beside: app, titles: ["Tint"])
    try other?.session.startRunning()
    try app.session.stopRunning()
    try app.session.startRunning()
    phone.leaveApp()
    phone.returnToApp()
    phone.interrupt(.audioDeviceInUseByAnotherClient)
    phone.endInterruption()
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Focus")
    try other?.session.stopRunning()
    try other?.session.startRunning()
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Tint")
    other = nil
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Focus")
  }
}

/// Another session of a camera app, with a delegate whose words begin with "new-".
private struct Other {
  /// What the session goes without.
  enum Lack { case controls, delegate, camera }

  let session: CaptureSession
  private let delegate: DelegateLog

  init(beside app: CameraApp, titles: [String], without lack: Lack? = nil) throws {
    session = CaptureSession(in: app.phone.app)
    delegate = DelegateLog(app.log, prefix: "new-")
    if lack != .camera { try session.addInput(CaptureDeviceInput(device: app.camera)) }
    if lack != .controls { for title in titles { try session.addControl(app.slider(title)) } }
    if lack != .delegate { try session.setControlsDelegate(delegate, queue: .inPlace) }
  }
}
