import CameraControl
import CameraControlTesting

/// Three apps on a phone, whose steps do everything that apps can do.
///
/// A step does the same whatever was left out before it, so that a script can be shortened.
@MainActor final class PhoneWalk {
  let phone: Phone
  let ledger: PhoneWalkLedger
  private(set) var sessions: [CaptureSession?] = Array(repeating: nil, count: 4)
  private(set) var delegates: [WalkDelegate] = []
  private(set) var controls: [CaptureControl] = []
  private(set) var views: [CaptureView] = []
  private(set) var interactions: [CaptureEventInteraction] = []
  private(set) var product: InstalledProduct?
  var consumers: [ConsumerID] = []

  /// What happens inside the next callbacks, the next one last.
  private var nested: [Step] = []
  private var isNesting = false

  init(
    on phone: SimulatedPhone, hasProduct: Bool, ledger: PhoneWalkLedger = PhoneWalkLedger()
  ) throws {
    self.phone = phone.core
    self.ledger = ledger
    if hasProduct { product = try installProduct() }
    for index in 0..<5 {
      let slider = try CaptureSlider("s\(index % 3)", symbolName: "scope", in: 0...1)
      slider.setActionQueue(.inPlace) { [weak self] _ in self?.callback() }
      let picker = try CaptureIndexPicker("p\(index)", symbolName: "scope", numberOfIndexes: 3)
      picker.setActionQueue(.inPlace) { _ in }
      controls += [slider, picker]
    }
    controls.append(try SystemZoomSlider(device: phone.core.cameras[0]) { _ in })
    controls.append(try SystemExposureBiasSlider(device: phone.core.cameras[0]) { _ in })
    for index in 0..<3 {
      delegates.append(WalkDelegate(index, ledger) { [weak self] in self?.callback() })
      views.append(CaptureView(in: app(index)))
    }
    for index in 0..<4 { interactions.append(interaction(index)) }
    for index in 0..<3 { try open(index, seed: index) }
    phone.settings.focusLock = true
  }

  func app(_ index: Int) -> PhoneApp { phone.startInBackground(Self.apps[index % 3]) }

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

  /// The first is the app of the simulated phone.
  static let apps = ["app", "b", "c"]
}

// MARK: What apps do

extension PhoneWalk {
  /// Does what a step says, or notes it for the next callback.
  func take(_ name: String) throws {
    guard let step = Self.step(named: name) else { throw PhoneWalkMistake("no step \(name)") }
    if isNesting, step.canBeNested {
      (isNesting, nested) = (false, nested + [step])
    } else {
      try step.body(self)
    }
  }

  /// Notes the next step for the next callback instead of taking it.
  func nest() { isNesting = true }

  /// Takes what was noted for a callback; every callback runs on the single thread of the walk.
  nonisolated func callback() {
    MainActor.assumeIsolated { try? nested.popLast()?.body(self) }
  }

  /// Brings an app to the front with everything that the overlay and events require.
  func reopen(_ index: Int, seed: Int) throws {
    forget(index)
    product?.cameraAccess = .authorized
    handle(.bringToFront(Self.apps[index]))
    try open(index, seed: seed)
  }

  private func open(_ index: Int, seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let session = CaptureSession(in: app(index))
    sessions[index] = session
    // The other input of this camera may be in another session.
    try session.addInput(CaptureDeviceInput(device: phone.cameras[index % phone.cameras.count]))
    for control in controls.shuffled(using: &random).prefix(8) where session.canAddControl(control)
    { try session.addControl(control) }
    try session.setControlsDelegate(delegates[index], queue: .inPlace)
    ledger.set(delegate: index, of: session)
    interactions[index].isEnabled = true
    views[index] = CaptureView(in: app(index))
    views[index].addInteraction(interactions[index])
    app(index).show(views[index])
    try session.startRunning()
  }

  /// Creates a session where there is none.
  func makeSession(_ slot: Int) {
    if sessions[slot] == nil { sessions[slot] = CaptureSession(in: app(slot)) }
  }

  /// Releases a session.
  func forget(_ slot: Int) {
    guard let session = sessions[slot] else { return }
    for control in session.controls { try? session.removeControl(control) }
    ledger.forget(session)
    sessions[slot] = nil
  }

  /// Sets another delegate of a session, or none.
  func setDelegate(_ index: Int?, of slot: Int) {
    guard let session = sessions[slot] else { return }
    guard let index else {
      try? session.setControlsDelegate(nil, queue: nil)
      return ledger.set(delegate: nil, of: session)
    }
    // Recorded first, because the new delegate may receive callbacks at once.
    ledger.set(delegate: index, of: session)
    try? session.setControlsDelegate(delegates[index], queue: .inPlace)
  }

  /// Changes a camera's zoom slowly.
  func ramp(_ camera: CaptureDevice, to factor: Double) {
    guard (try? camera.lockForConfiguration()) != nil else { return }
    try? camera.ramp(toVideoZoomFactor: factor, withRate: 2)
    camera.unlockForConfiguration()
  }

  func handle(_ input: PhoneInput) { phone.handle(input, at: phone.now) }

  /// Sends a reading of the button, whatever a finger on the button is doing.
  func sense(_ force: Double, _ position: Double?, isSwitchDown: Bool = false) {
    phone.send(
      ButtonSample(
        instant: phone.now, force: force, position: position, isSwitchDown: isSwitchDown))
  }
}

/// A delegate that records its callbacks in the ledger.
final class WalkDelegate: CaptureSessionControlsDelegate {
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
