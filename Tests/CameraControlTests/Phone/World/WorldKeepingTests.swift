import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// What a phone's world mentions is retained, and released once it is no longer mentioned.
final class WorldKeepingTests: XCTestCase {
  /// OVL30, SES31: a control that only the overlay still shows lives as long as the overlay is
  /// open.
  func testAControlThatOnlyTheOverlayShows() throws {
    for isQuirk in [true, false] {
      let scene = try KeepingScene(
        behavior: { if !isQuirk { $0.overlay.runtimeMutation = .stale } },
        quirks: { $0.staleOverlayAfterRemoval = isQuirk })
      scene.phone.lightPress()
      weak let control = scene.takeControl()
      try scene.removeControls()
      XCTAssertEqual(scene.session.controls, [])
      XCTAssertNotNil(control)
      XCTAssertNotEqual(scene.phone.overlay, .hidden)
      scene.phone.slide(millimeters: 3, in: 1)
      XCTAssertEqual(scene.log.all, ["Focus=0.1"], "it still turns")
      scene.phone.wait(.seconds(10))
      XCTAssertEqual(scene.phone.overlay, .hidden)
      XCTAssertNil(control)
      XCTAssertEqual(scene.phone.core.brokenInvariants(), [])
    }
  }

  /// SES27: a control that is removed inside a configuration is in force until the commit.
  func testAControlThatIsRemovedInsideAConfiguration() throws {
    let scene = try KeepingScene()
    weak let control = scene.takeControl()
    scene.session.beginConfiguration()
    scene.session.beginConfiguration()
    try scene.removeControls()
    scene.session.commitConfiguration()
    XCTAssertEqual(scene.session.controls, [])
    XCTAssertNotNil(control)
    scene.phone.lightPress()
    scene.phone.slide(millimeters: 3, in: 1)
    XCTAssertEqual(scene.log.all, ["Focus=0.1"])
    scene.session.commitConfiguration()
    XCTAssertEqual(scene.phone.overlay, .hidden)
    XCTAssertNil(control)
    XCTAssertEqual(scene.phone.core.brokenInvariants(), [])
  }

  /// SES27: so it is in an app in the background, of which the overlay knows nothing.
  func testAControlThatIsRemovedInsideAConfigurationInTheBackground() throws {
    let scene = try KeepingScene()
    scene.phone.launch("other")
    weak let control = scene.takeControl()
    scene.session.beginConfiguration()
    try scene.removeControls()
    XCTAssertNotNil(control)
    scene.phone.returnToApp()
    scene.phone.lightPress()
    scene.phone.slide(millimeters: 3, in: 1)
    XCTAssertEqual(scene.log.all, ["Focus=0.1"])
    scene.phone.launch("other")
    XCTAssertNotNil(control)
    scene.session.commitConfiguration()
    XCTAssertNil(control)
    XCTAssertEqual(scene.phone.core.brokenInvariants(), [])
  }

  /// OVL30: a control that is removed and added again within one configuration is the same one, so
  /// that the open overlay sees no change; without the configuration it does.
  func testAControlThatIsAddedAgainKeepsItsIdentity() throws {
    for isConfigured in [true, false] {
      let scene = try KeepingScene()
      let control = scene.session.controls[0]
      scene.phone.lightPress()
      if isConfigured { scene.session.beginConfiguration() }
      try scene.session.removeControl(control)
      try scene.session.addControl(control)
      if isConfigured { scene.session.commitConfiguration() }
      XCTAssertEqual(scene.phone.overlay == .hidden, !isConfigured)
      XCTAssertEqual(
        scene.phone.diagnostics.map(\.name), isConfigured ? [] : ["controls-changed-while-open"])
      XCTAssertEqual(scene.session.controls, [control])
      if !isConfigured { scene.phone.lightPress() }
      scene.phone.slide(millimeters: 3, in: 1)
      XCTAssertEqual(scene.log.all, ["Focus=0.1"])
      XCTAssertEqual(scene.phone.core.brokenInvariants(), [])
    }
  }

  /// SES11, SES27: another session takes the control after the commit only, and not in its own configuration
  /// before that.
  func testAControlThatGoesToAnotherSessionInsideAConfiguration() throws {
    let scene = try KeepingScene()
    let other = CaptureSession(in: scene.app)
    let control = scene.session.controls[0]
    scene.phone.lightPress()
    scene.session.beginConfiguration()
    try scene.session.removeControl(control)
    other.beginConfiguration()
    XCTAssertThrowsError(try other.addControl(control))
    scene.phone.slide(millimeters: 3, in: 1)
    XCTAssertEqual(scene.log.all, ["Focus=0.1"])
    scene.session.commitConfiguration()
    XCTAssertEqual(scene.phone.overlay, .hidden)
    try other.addControl(control)
    XCTAssertThrowsError(try scene.session.addControl(control))
    XCTAssertEqual(other.controls, [control])
    XCTAssertEqual(scene.phone.core.brokenInvariants(), [])
    try other.removeControl(control)
    // Its own session can take it back although the other one has not committed anything of its own.
    XCTAssertNil(other.reasonNotToAdd(control))
    other.commitConfiguration()
    try scene.session.addControl(control)
    scene.phone.lightPress()
    scene.phone.slide(millimeters: 3, in: 1)
    XCTAssertEqual(scene.log.all, ["Focus=0.1", "Focus=0.2"])
  }

  /// SES27: an input that is removed inside a configuration counts until the commit.
  func testAnInputThatIsRemovedInsideAConfiguration() throws {
    let scene = try KeepingScene()
    weak let input = scene.session.inputs[0]
    scene.session.beginConfiguration()
    scene.session.removeInput(scene.session.inputs[0])
    XCTAssertEqual(scene.session.inputs, [])
    XCTAssertNotNil(input)
    scene.phone.lightPress()
    XCTAssertNotEqual(scene.phone.overlay, .hidden)
    scene.session.commitConfiguration()
    XCTAssertEqual(scene.phone.overlay, .hidden)
    XCTAssertNil(input)
    XCTAssertEqual(scene.phone.core.brokenInvariants(), [])
  }

  /// EVT08: an interaction that is removed during its press stays until the press has ended.
  func testAnInteractionThatIsRemovedDuringItsPress() throws {
    for isViewGone in [false, true] {
      let scene = try KeepingScene(behavior: { $0.press.disabledMidPress = .endedStillDelivered })
      weak var interaction: CaptureEventInteraction?
      do {
        let view = CaptureView(in: scene.app)
        let new = CameraApp.interaction("", scene.log)
        interaction = new
        view.addInteraction(new)
        scene.app.show(view)
        scene.phone.down(.volumeUp)
        if isViewGone { scene.app.hide(view) } else { view.removeInteraction(new) }
        if !isViewGone { scene.app.hide(view) }
      }
      XCTAssertEqual(scene.log.all, ["began"])
      XCTAssertNotNil(interaction)
      scene.phone.up(.volumeUp)
      XCTAssertEqual(scene.log.all, ["began", "ended"])
      XCTAssertNil(interaction)
      XCTAssertEqual(scene.phone.core.brokenInvariants(), [])
    }
  }

  /// SES23: a delegate that is released between two presses keeps the overlay hidden.
  func testADelegateThatDiesBetweenTwoPresses() throws {
    let scene = try KeepingScene()
    scene.phone.lightPress()
    scene.phone.wait(.seconds(10))
    XCTAssertEqual(scene.callbacks.takeAll(), ["active", "enter", "exit", "inactive"])
    // A first look at the cameras tells the phone of objects, and leaves nothing pending.
    _ = scene.phone.core.cameras
    weak let delegate = scene.delegate
    scene.delegate = nil
    XCTAssertNil(delegate)
    scene.phone.lightPress()
    XCTAssertEqual(scene.phone.overlay, .hidden)
    XCTAssertEqual(scene.callbacks.all, [])
    XCTAssertNil(scene.session.controlsDelegate)
    XCTAssertEqual(scene.phone.core.brokenInvariants(), [])
  }

  /// SES23: no object that a phone learns of or forgets, and no call that it refuses, retains the
  /// delegate that the phone looked for.
  func testADelegateIsKeptByNoOtherObject() throws {
    let acts: [(KeepingScene) throws -> Void] = [
      { _ = $0.phone.core.cameras },
      { XCTAssertThrowsError(try $0.session.addControl($0.session.controls[0])) },
      { scene in
        scene.session.beginConfiguration()
        XCTAssertThrowsError(try scene.session.startRunning())
      },
    ]
    for (index, act) in acts.enumerated() {
      let scene = try KeepingScene()
      let device = scene.phone.core.addCamera(.wide())
      let other = CaptureSession(in: scene.app)
      let input = try CaptureDeviceInput(device: device)
      try other.addInput(input)
      other.removeInput(input)
      weak let delegate = scene.delegate
      try act(scene)
      scene.delegate = nil
      XCTAssertNil(delegate, "\(index)")
      scene.session.commitConfiguration()
      scene.phone.lightPress()
      XCTAssertEqual(scene.callbacks.all, [], "\(index)")
    }
  }

  /// DEL13: pending callbacks belong to the forwarder that they were sent to; an equal forwarder
  /// takes over the rest, and each callback arrives once.
  func testADelegateThatIsReplacedByAnEqualForwarder() throws {
    let scene = try KeepingScene()
    let queue = ManualQueue()
    weak var first: Forwarder?
    let second: Forwarder
    do {
      let recipient = try XCTUnwrap(scene.delegate)
      let forwarder = Forwarder(recipient, log: scene.log, name: "first")
      first = forwarder
      second = Forwarder(recipient, log: scene.log, name: "second")
      try scene.session.setControlsDelegate(forwarding: forwarder, queue: queue)
    }
    scene.phone.lightPress()
    try scene.session.setControlsDelegate(forwarding: second, queue: queue)
    XCTAssertNotNil(first, "callbacks are on their way to it")
    scene.phone.wait(.seconds(10))
    queue.runAll()
    XCTAssertEqual(scene.callbacks.all, ["active", "enter", "exit", "inactive"])
    XCTAssertEqual(scene.log.all, ["first", "first", "second", "second"])
    XCTAssertNil(first)
    scene.phone.lightPress()
    scene.delegate = nil
    scene.phone.wait(.seconds(10))
    queue.runAll()
    XCTAssertEqual(scene.log.all.count, 6, "the recipient has gone: nothing more is sent")
    scene.phone.lightPress()
    XCTAssertEqual(scene.phone.overlay, .hidden)
  }
}

/// A delegate that forwards calls.
private final class Forwarder: ForwardingControlsDelegate {
  private weak var target: DelegateLog?
  private let log: Log<String>
  private let name: String

  init(_ target: DelegateLog, log: Log<String>, name: String) {
    self.target = target
    self.log = log
    self.name = name
  }

  var recipient: AnyObject? { target }

  func sessionControlsDidBecomeActive(_ session: CaptureSession) {
    log.add(name)
    target?.sessionControlsDidBecomeActive(session)
  }
  func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession) {
    log.add(name)
    target?.sessionControlsWillEnterFullscreenAppearance(session)
  }
  func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession) {
    log.add(name)
    target?.sessionControlsWillExitFullscreenAppearance(session)
  }
  func sessionControlsDidBecomeInactive(_ session: CaptureSession) {
    log.add(name)
    target?.sessionControlsDidBecomeInactive(session)
  }
}
