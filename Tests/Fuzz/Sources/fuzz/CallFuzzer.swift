import CameraControl
import CameraControlTesting

/// Lets an app call all that it can while fingers, settings and other apps come between, two bytes a
/// step: a refused call changes nothing, and what began ends.
struct CallFuzzer {
  static func test(_ input: UnsafeRawBufferPointer) -> Int32 {
    do {
      var fuzzer = try CallFuzzer()
      for start in stride(from: 0, to: min(input.count, longest) - 1, by: 2) {
        fuzzer.step(Int(input[start]), Int(input[start + 1]))
        fuzzer.check()
      }
      fuzzer.end()
    } catch {
      fail("\(error)")
    }
    return 0
  }

  /// The number of bytes that are used, so that no input takes long.
  private static let longest = 128

  private let phone = SimulatedPhone()
  private let sessions: [CaptureSession]
  private let controls: [CaptureControl]
  private let inputs: [CaptureDeviceInput]
  private let outputs: [CaptureOutput]
  private let devices: [CaptureDevice]
  private let interactions: [CaptureEventInteraction]
  private let views: [CaptureView]
  private let recorder = Recorder()
  private var openConfigurations: [Int]

  private init() throws(CaptureError) {
    phone.onUnfinishedWork = { _ in }
    let app = phone.app
    sessions = [CaptureSession(in: app), CaptureSession(in: app)]
    openConfigurations = [0, 0]
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    let grain = try CaptureSlider("Grain", symbolName: "circle", in: 0...10, step: 1)
    let look = try CaptureIndexPicker("Look", symbolName: "camera.filters", numberOfIndexes: 3)
    focus.setActionQueue(.inPlace) { _ in }
    grain.setActionQueue(.inPlace) { _ in }
    look.setActionQueue(.inPlace) { _ in }
    let camera = try phone.backCamera
    controls = [
      focus, grain, look, try SystemZoomSlider(device: camera),
      try SystemExposureBiasSlider(device: camera) { _ in },
      // It has no action yet, so sessions refuse it.
      try CaptureSlider("Bare", symbolName: "circle", values: [1, 2]),
    ]
    devices = Array(phone.core.cameras.prefix(3))
    var inputs: [CaptureDeviceInput] = []
    for device in devices { inputs.append(try CaptureDeviceInput(device: device)) }
    self.inputs = inputs
    outputs = [.photo, .movieFile, .preview].map { CaptureOutput($0) }
    interactions = [recorder.interaction(), recorder.interactionWithTwoHandlers()]
    views = [CaptureView(in: app), CaptureView(in: app)]
  }

  // MARK: - Steps

  private mutating func step(_ what: Int, _ which: Int) {
    let index = which % sessions.count
    let session = sessions[index]
    let (rest, isOn) = (which / 4, which & 2 == 0)
    switch what % 16 {
    case 0: attempt { () throws(CaptureError) in try session.startRunning() }
    case 1: attempt { () throws(CaptureError) in try session.stopRunning() }
    case 2: configure(index, begins: isOn)
    case 3: addOrRemoveInput(inputs[rest % inputs.count], session, adds: isOn)
    case 4: addOrRemoveOutput(outputs[rest % outputs.count], session, adds: isOn)
    case 5, 6:
      let control = controls[rest % controls.count]
      let accepts = session.canAddControl(control)
      let added = attempt { () throws(CaptureError) in try session.addControl(control) }
      if accepts != added { fail("canAddControl says \(accepts), addControl \(added)") }
    case 7:
      let control = controls[rest % controls.count]
      attempt { () throws(CaptureError) in try session.removeControl(control) }
    case 8: setDelegate(of: session, isOn, hasQueue: rest % 8 != 0)
    case 9: controls[rest % controls.count].isEnabled = isOn
    case 10: write(rest, isOn)
    case 11: change(devices[rest % devices.count], Double(which) / 16)
    case 12: change(interactions[index], on: views[rest % views.count], rest / 2, isOn)
    case 13: change(setting: which)
    default: phone.perform([Self.steps[which % Self.steps.count]])
    }
  }

  private static let steps: [GestureStep] = [
    .lightPress, .lightPress, .doubleLightPress, .slide(by: 0.3), .slide(by: -0.6), .click,
    .doubleClick, .touch(force: 0.4), .lift, .down(.cameraControl), .up(.cameraControl),
    .down(.volumeUp), .up(.volumeUp), .tapOverlay(item: 0), .tapOverlay(item: 3), .swipeOverlay,
    .wait(.milliseconds(90)), .wait(.seconds(2)), .leaveApp, .returnToApp, .app("Notes"),
    .interrupt(.audioDeviceInUseByAnotherClient), .endInterruption, .lock, .unlock,
    .screen(isOn: false), .screen(isOn: true), .swipeUp,
  ]

  private mutating func configure(_ index: Int, begins: Bool) {
    if begins {
      sessions[index].beginConfiguration()
      openConfigurations[index] += 1
    } else {
      sessions[index].commitConfiguration()
      openConfigurations[index] = max(0, openConfigurations[index] - 1)
    }
  }

  private func addOrRemoveInput(
    _ input: CaptureDeviceInput, _ session: CaptureSession, adds: Bool
  ) {
    guard adds else { return session.removeInput(input) }
    let accepts = session.canAddInput(input)
    let added = attempt { () throws(CaptureError) in try session.addInput(input) }
    if accepts != added { fail("canAddInput says \(accepts), addInput \(added)") }
  }

  private func addOrRemoveOutput(_ output: CaptureOutput, _ session: CaptureSession, adds: Bool) {
    guard adds else { return session.removeOutput(output) }
    let accepts = session.canAddOutput(output)
    let added = attempt { () throws(CaptureError) in try session.addOutput(output) }
    if accepts != added { fail("canAddOutput says \(accepts), addOutput \(added)") }
  }

  private func setDelegate(of session: CaptureSession, _ isOn: Bool, hasQueue: Bool) {
    let queue: InPlaceQueue? = hasQueue ? .inPlace : nil
    attempt { () throws(CaptureError) in
      try session.setControlsDelegate(isOn ? recorder : nil, queue: isOn ? queue : nil)
    }
  }

  private func write(_ rest: Int, _ isLegal: Bool) {
    attempt { () throws(CaptureError) in
      switch controls[rest % 3] {
      case let slider as CaptureSlider: try slider.setValue(isLegal ? 0.5 : .nan)
      case let picker as CaptureIndexPicker: try picker.setSelectedIndex(isLegal ? 2 : 3)
      default: break
      }
    }
  }

  private func change(_ device: CaptureDevice, _ number: Double) {
    attempt { () throws(CaptureError) in
      try device.lockForConfiguration()
      defer { device.unlockForConfiguration() }
      switch Int(number) % 4 {
      case 0: try device.setVideoZoomFactor(number)
      case 1: try device.ramp(toVideoZoomFactor: number, withRate: 1)
      case 2: try device.setExposureTargetBias(Float(number) - 8)
      default: try device.setActiveFormat(device.formats[Int(number) % device.formats.count])
      }
    }
  }

  private func change(
    _ interaction: CaptureEventInteraction, on view: CaptureView, _ kind: Int, _ isOn: Bool
  ) {
    switch kind % 3 {
    case 0: isOn ? view.addInteraction(interaction) : view.removeInteraction(interaction)
    case 1: isOn ? phone.app.show(view) : phone.app.hide(view)
    default: interaction.isEnabled = isOn
    }
  }

  private func change(setting which: Int) {
    switch which % 6 {
    case 0: phone.settings.cameraControlEnabled.toggle()
    case 1: phone.settings.adjustmentsEnabled.toggle()
    case 2: phone.settings.cleanPreview.toggle()
    case 3: phone.settings.focusLock.toggle()
    case 4: phone.app.setAuthorizationStatus(which < 128 ? .denied : .authorized, for: .video)
    default: phone.settings.requireScreenOn.toggle()
    }
  }

  // MARK: - Promises

  /// What an app and a person can see, which a refused call leaves as it was.
  private struct Look: Equatable {
    var controls: [[ObjectIdentifier]]
    var inputs: [[ObjectIdentifier]]
    var outputs: [[ObjectIdentifier]]
    var delegates: [Bool]
    var running: [Bool]
    var enabled: [Bool]
    var values: [Float]
    var zooms: [Double]
    var overlay: OverlayAppearance
  }

  private var look: Look {
    Look(
      controls: sessions.map { $0.controls.map { ObjectIdentifier($0) } },
      inputs: sessions.map { $0.inputs.map { ObjectIdentifier($0) } },
      outputs: sessions.map { $0.outputs.map { ObjectIdentifier($0) } },
      delegates: sessions.map { $0.controlsDelegate != nil },
      running: sessions.map { $0.isRunning }, enabled: controls.map { $0.isEnabled },
      values: controls.compactMap { ($0 as? CaptureSlider)?.value },
      zooms: devices.map { $0.videoZoomFactor }, overlay: phone.overlay)
  }

  /// Makes a call, and returns whether it was accepted.
  @discardableResult
  private func attempt(_ call: () throws(CaptureError) -> Void) -> Bool {
    let before = look
    do throws(CaptureError) {
      try call()
      return true
    } catch {
      if look != before { fail("refused with “\(error)”, a call has changed something") }
      return false
    }
  }

  private func check() {
    for session in sessions {
      let ids = session.controls.map { ObjectIdentifier($0) }
      if ids.count > session.maxControlsCount || Set(ids).count < ids.count {
        fail("a session has \(ids.count) controls")
      }
    }
    guard phone.overlay != .hidden else { return }
    if !sessions.contains(where: { $0.isRunning }) { fail("an overlay without a running session") }
    if !phone.settings.cameraControlEnabled || !phone.settings.adjustmentsEnabled {
      fail("an overlay of a button that is switched off")
    }
  }

  /// Ends what is open, after which nothing is left of it.
  private mutating func end() {
    for index in sessions.indices {
      while openConfigurations[index] > 0 { configure(index, begins: false) }
    }
    phone.perform([.lift, .up(.cameraControl), .up(.volumeUp), .wait(.seconds(20))])
    for session in sessions {
      attempt { () throws(CaptureError) in try session.stopRunning() }
      if session.isRunning { fail("a session runs that was stopped") }
    }
    if phone.overlay != .hidden { fail("the overlay stays: \(phone.overlay.drawing)") }
    let began = recorder.log.count { $0.hasSuffix("began") }
    let ended = recorder.log.count { $0.hasSuffix("ended") || $0.hasSuffix("cancelled") }
    if began != ended { fail("\(began) presses began, and \(ended) ended: \(recorder.log)") }
  }
}
