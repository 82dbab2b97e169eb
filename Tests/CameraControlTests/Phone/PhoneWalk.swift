import CameraControl
import CameraControlTesting
import XCTest

/// A phone with several apps, and everything that can happen to them, one step at a time.
///
/// The same steps have the same effect, whatever was left out between them, so that a failing walk
/// can be shortened.
@MainActor final class PhoneWalk {
  let phone: Phone
  let ledger = PhoneWalkLedger()
  private var now = PhoneInstant.zero
  private var position = 0.0
  private var sessions: [CaptureSession?] = Array(repeating: nil, count: 4)
  private var delegates: [WalkDelegate] = []
  private var controls: [CaptureControl] = []
  private var inputs: [CaptureDeviceInput] = []
  private var views: [CaptureView] = []
  private var interactions: [CaptureEventInteraction] = []
  private var nested: [PhoneWalkStep] = []
  private(set) var product: InstalledProduct?
  var consumers: [ConsumerID] = []

  init(_ behavior: PhoneBehavior, quirks: Quirks, hasProduct: Bool) throws {
    phone = Phone(behavior: behavior, quirks: quirks, mainQueue: .inPlace)
    if hasProduct { product = try installProduct() }
    inputs = try phone.cameras.map { try CaptureDeviceInput(device: $0) }
    for index in 0..<5 {
      let slider = try CaptureSlider("s\(index % 3)", symbolName: "scope", in: 0...1)
      slider.setActionQueue(.inPlace) { [weak self] _ in self?.callback() }
      let picker = try CaptureIndexPicker(
        "p\(index)", symbolName: "scope", numberOfIndexes: 3)
      picker.setActionQueue(.inPlace) { _ in }
      controls += [slider, picker]
    }
    controls.append(try SystemZoomSlider(device: phone.cameras[0]) { _ in })
    controls.append(try SystemExposureBiasSlider(device: phone.cameras[0]) { _ in })
    for index in 0..<3 {
      delegates.append(WalkDelegate(index, ledger) { [weak self] in self?.callback() })
      views.append(CaptureView(in: phone.startInBackground(Self.apps[index])))
    }
    for index in 0..<4 { interactions.append(interaction(index)) }
    for index in 0..<3 { try open(index, seed: index) }
    phone.settings.focusLock = true
  }

  /// Returns a sentence for everything that is wrong now.
  func mistakes() -> [String] {
    var mistakes = ledger.mistakes + phone.brokenInvariants()
    let isOpen = phone.overlay != .hidden
    if ledger.activeCount != (isOpen ? 1 : 0) {
      mistakes.append("\(ledger.activeCount) sessions are active, the overlay is open: \(isOpen)")
    }
    for session in sessions where session?.controls.count ?? 0 > 4 {
      mistakes.append("a session has more than four controls")
    }
    if let deadline = phone.nextDeadline, deadline < phone.now {
      mistakes.append("a deadline lies in the past")
    }
    return mistakes
  }

  /// Releases everything, waits, and returns what is still open.
  func leftovers() -> [String] {
    nested = []
    sense(0, nil)
    for button in PhoneButton.allCases { handle(.button(button, isDown: false)) }
    wait(.seconds(3600))
    var left = mistakes()
    if let deadline = phone.nextDeadline { left.append("a deadline was left behind: \(deadline)") }
    if phone.overlay != .hidden { left.append("the overlay stayed open") }
    if ledger.openEventCount > 0 { left.append("a press stayed open") }
    if phone.isFullscreen || phone.isFocusLocked { left.append("fullscreen or focus stayed") }
    for camera in phone.cameras where camera.isFocusLocked { left.append("a focus stayed locked") }
    return left
  }

  /// Every callback runs in place, and so on the single thread of the walk.
  nonisolated func callback() {
    MainActor.assumeIsolated {
      if let step = nested.popLast() { take(step) }
    }
  }

  private func open(_ index: Int, seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let session = CaptureSession(in: phone.startInBackground(Self.apps[index]))
    sessions[index] = session
    // The other input of this camera may be in another session.
    try session.addInput(CaptureDeviceInput(device: inputs[index].device))
    for control in controls.shuffled(using: &random).prefix(8) where session.canAddControl(control)
    { try session.addControl(control) }
    try session.setControlsDelegate(delegates[index], queue: .inPlace)
    ledger.set(delegate: index, of: session)
    interactions[index].isEnabled = true
    views[index] = CaptureView(in: phone.startInBackground(Self.apps[index]))
    views[index].addInteraction(interactions[index])
    phone.startInBackground(Self.apps[index]).show(views[index])
    try session.startRunning()
  }

  private func forget(_ slot: Int) {
    guard let session = sessions[slot] else { return }
    for control in session.controls { try? session.removeControl(control) }
    ledger.forget(session)
    sessions[slot] = nil
  }

  private func interaction(_ index: Int) -> CaptureEventInteraction {
    let hear: CaptureEventInteraction.Handler = { [weak self, ledger] event in
      ledger.hear(event.phase, by: index)
      self?.callback()
    }
    if index.isMultiple(of: 2) { return CaptureEventInteraction(handler: hear) }
    return CaptureEventInteraction(primary: hear) { [ledger] in
      ledger.hear($0.phase, by: 100 + index)
    }
  }

  static let apps = ["a", "b", "c"]
}

// MARK: Steps

extension PhoneWalk {
  func take(_ step: PhoneWalkStep) {
    let (what, how) = (step.what, step.how)
    switch step.kind {
    case .wait: wait(.milliseconds([1, 8, 50, 120, 300, 350, 500, 3000][what % 8]))
    case .sample: sense(Double(how) / 59, what == 0 ? nil : position + Double(what - 6))
    case .press: sense([0, 0.2, 0.3, 0.4, 0.7, 0.9][what % 6], position, isSwitchDown: how == 0)
    case .lightPress: tap(for: .milliseconds(how < 40 ? 50 : 350))
    case .doubleLightPress:
      tap(for: .milliseconds(50))
      wait(.milliseconds(100))
      tap(for: .milliseconds(50))
    case .slide:
      sense(how.isMultiple(of: 3) ? 0.5 : 0, position)
      sense(how.isMultiple(of: 3) ? 0.5 : 0, position + Double(how - 30))
      if what < 8 { sense(0, nil) }
    case .click:
      sense(0.5, position)
      sense(1, position, isSwitchDown: true)
      wait(.milliseconds(how * 15))
      sense(0, nil)
    case .button:
      let all = PhoneButton.allCases
      handle(.button(all[what % all.count], isDown: how.isMultiple(of: 2)))
    case .touch: handle(.touch(touch(what, how)))
    case .launch: handle(.bringToFront(Self.apps[what % 3]))
    case .leave: handle(.leaveApp)
    case .terminate: if how < 20 { handle(.terminate(Self.apps[what % 3])) }
    case .interrupt:
      let all = InterruptionReason.allCases
      handle(.interrupt(all[what % all.count]))
    case .endInterruption: handle(.endInterruption)
    case .screen: handle(.screen(isOn: how.isMultiple(of: 2)))
    case .setting: set(what, how)
    case .lock, .launchProduct, .process, .content: takeProductStep(step)
    case .insideCallback: nest(step)
    case .reborn:
      forget(what % 3)
      product?.cameraAccess = .authorized
      handle(.bringToFront(Self.apps[what % 3]))
      XCTAssertNoThrow(try open(what % 3, seed: how))
    case .newSession, .dropSession, .start, .stop, .begin, .commit, .addInput, .removeInput,
      .addControl, .removeControl, .enable, .write, .setDelegate, .clearDelegate, .ramp, .show,
      .hide, .addInteraction, .removeInteraction, .enableInteraction:
      takeAppStep(step)
    }
  }

  private func nest(_ step: PhoneWalkStep) {
    let kinds = PhoneWalkStep.nestable
    nested.append(PhoneWalkStep(kinds[step.how % kinds.count], step.what, step.how))
  }

  private func touch(_ what: Int, _ how: Int) -> OverlayTouch {
    switch what % 5 {
    case 0: .swipeAway
    case 1: how.isMultiple(of: 3) ? .swipeToBezel : .swipeAway
    case 2: .drag(millimetres: Double(how - 30))
    case 3: .tapItem(how % 6 - 1)
    default: how.isMultiple(of: 3) ? .tapOutside : .tapItem(how % 4)
    }
  }

  private func set(_ what: Int, _ how: Int) {
    var settings = phone.settings
    let isOn = how.isMultiple(of: 2)
    switch what {
    case 0: settings.cameraControlEnabled = isOn || how % 3 > 0
    case 1: settings.adjustmentsEnabled = isOn || how % 3 > 0
    case 2: settings.cleanPreview = isOn
    case 3: settings.focusLock = isOn
    case 4: settings.lightPressForce = isOn ? .lighter : .firmer
    case 5: settings.doubleLightPressSpeed = isOn ? .slow : .standard
    case 6: settings.airPodsRemote = [.off, .pressOnce, .pressAndHold][how % 3]
    case 7: settings.actionButton = isOn ? .capture : .unassigned
    case 8: settings.launchGesture = isOn ? .doubleClick : .singleClick
    case 9: settings.systemVersion = isOn ? .iOS18 : .iOS26
    case 10: settings.airPodsEligible = isOn
    default: settings = PhoneSettings()
    }
    handle(.settings(settings))
  }

  /// Performs a light press; one that is longer than a hold stays down.
  private func tap(for duration: Duration) {
    sense(0.5, position)
    wait(duration)
    if duration < .milliseconds(300) { sense(0, nil) }
  }

  private func sense(_ force: Double, _ place: Double?, isSwitchDown: Bool = false) {
    position = place ?? position
    phone.send(
      ButtonSample(instant: now, force: force, position: place, isSwitchDown: isSwitchDown))
  }

  func handle(_ input: PhoneInput) { phone.handle(input, at: now) }

  private func wait(_ duration: Duration) {
    now = now.advanced(by: duration)
    phone.advance(to: now)
  }
}

// MARK: What apps do

extension PhoneWalk {
  private func takeAppStep(_ step: PhoneWalkStep) {
    let (what, how) = (step.what, step.how)
    let slot = what % sessions.count
    guard let session = sessions[slot] else {
      if step.kind == .newSession {
        sessions[slot] = CaptureSession(in: phone.startInBackground(Self.apps[how % 3]))
      }
      return
    }
    // A refusal is part of the walk: it must change nothing.
    switch step.kind {
    case .dropSession:
      forget(slot)
    case .start: try? session.startRunning()
    case .stop: if how < 30 { try? session.stopRunning() }
    case .begin: session.beginConfiguration()
    case .commit: session.commitConfiguration()
    case .addInput: try? session.addInput(inputs[how % inputs.count])
    case .removeInput: if how < 20, let input = session.inputs.last { session.removeInput(input) }
    case .addControl: try? session.addControl(controls[how % controls.count])
    case .removeControl:
      let present = session.controls
      if !present.isEmpty { try? session.removeControl(present[how % present.count]) }
    case .setDelegate:
      // Recorded first, because the new delegate may receive callbacks at once.
      ledger.set(delegate: how % 3, of: session)
      try? session.setControlsDelegate(delegates[how % 3], queue: .inPlace)
    case .clearDelegate:
      guard how < 20 else { break }
      try? session.setControlsDelegate(nil, queue: nil)
      ledger.set(delegate: nil, of: session)
    default: takeSmallAppStep(step)
    }
  }

  private func takeSmallAppStep(_ step: PhoneWalkStep) {
    let (what, how) = (step.what, step.how)
    let view = views[how % views.count]
    let interaction = interactions[what % interactions.count]
    switch step.kind {
    case .enable: controls[what % controls.count].isEnabled = how.isMultiple(of: 2)
    case .write:
      try? (controls[what % controls.count] as? CaptureSlider)?.setValue(Float(how) / 59)
    case .ramp:
      let camera = phone.cameras[what % phone.cameras.count]
      guard (try? camera.lockForConfiguration()) != nil else { break }
      try? camera.ramp(toVideoZoomFactor: 1 + Double(how) / 20, withRate: 2)
      camera.unlockForConfiguration()
    case .show: view.app.show(view)
    case .hide: view.app.hide(view)
    case .addInteraction: view.addInteraction(interaction)
    case .removeInteraction: interaction.view?.removeInteraction(interaction)
    case .enableInteraction: interaction.isEnabled = how.isMultiple(of: 3)
    default: break
    }
  }
}

/// A delegate that records its callbacks in the ledger.
private final class WalkDelegate: CaptureSessionControlsDelegate {
  private let index: Int
  private let ledger: PhoneWalkLedger
  private let onCallback: @Sendable () -> Void

  init(_ index: Int, _ ledger: PhoneWalkLedger, onCallback: @escaping @Sendable () -> Void) {
    self.index = index
    self.ledger = ledger
    self.onCallback = onCallback
  }

  func sessionControlsDidBecomeActive(_ session: CaptureSession) {
    hear(.didBecomeActive, session)
  }
  func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession) {
    hear(.willEnterFullscreen, session)
  }
  func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession) {
    hear(.willExitFullscreen, session)
  }
  func sessionControlsDidBecomeInactive(_ session: CaptureSession) {
    hear(.didBecomeInactive, session)
  }

  private func hear(_ callback: ControlsCallback, _ session: CaptureSession) {
    ledger.hear(callback, of: session, by: index)
    onCallback()
  }
}
