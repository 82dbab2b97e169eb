import CameraControl
import CameraControlTesting

/// Mistakes that a phone answers with silence, each made by an app of its own.
///
/// The raw values are the rows of a table in the book.
enum Mistake: String, CaseIterable {
  case noSession = "no session"
  case endedProcess = "a session of an app that was ended and opened again"
  case sessionNotStarted = "a session that was not started"
  case noInput = "a session without an input"
  case interactionDisabled = "an interaction that is disabled"
  case interactionInNoWindow = "an interaction on a view that is not shown"
  case noDelegate = "no controls delegate"
  case controlTurnedAway = "a control that has no action yet when canAddControl is asked"
  case controlDisabled = "a slide on a disabled control"
  case noSuchItem = "a list item that is not there"
  case buttonOff = "a button that is switched off in the settings"
  case noCameraControl = "a phone without a Camera Control"
  case oldSystem = "a system that is older than controls"
  case adjustmentsOff = "adjustments that are switched off in the settings"
  case appNotInFront = "an app that is not in front"

  /// Makes the mistake on a phone of its own, and returns what the phone says about it.
  func said() async throws -> [String] {
    let phone = SimulatedPhone(self == .noCameraControl ? .iPhone15 : .iPhone16Pro)
    let recorder = Recorder(on: phone)
    let session = try makeSession(on: phone, recorder)
    var shown: CaptureView?
    if self != .interactionInNoWindow {
      let interaction = recorder.interaction()
      interaction.isEnabled = self != .interactionDisabled
      shown = phone.show(interaction)
    }
    phone.settings.cameraControlEnabled = self != .buttonOff
    phone.settings.adjustmentsEnabled = self != .adjustmentsOff
    // A view that holds an interaction and is never shown.
    let view = CaptureView(in: phone.app)
    if self == .interactionInNoWindow { view.addInteraction(recorder.interaction()) }
    await act(on: phone)
    await phone.wait(.seconds(4))
    withExtendedLifetime((session, view, shown)) {}
    return phone.trace.only(.diagnostic, .fault, .unanswered).texts
  }

  private func makeSession(
    on phone: SimulatedPhone, _ recorder: Recorder
  ) throws -> CaptureSession? {
    guard self != .noSession else { return nil }
    let session = CaptureSession(in: phone.app)
    if self != .noInput { try session.addInput(CaptureDeviceInput(device: phone.backCamera)) }
    try session.addOutput(CaptureOutput(.photo))
    if session.supportsControls {
      let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
      focus.isEnabled = self != .controlDisabled
      if self != .controlTurnedAway {
        focus.setActionQueue(.inPlace, action: recorder.action("focus"))
      }
      if session.canAddControl(focus) { try session.addControl(focus) }
      focus.setActionQueue(.inPlace, action: recorder.action("focus"))
      if self != .noDelegate { try session.setControlsDelegate(recorder, queue: .inPlace) }
    }
    if self != .sessionNotStarted { try session.startRunning() }
    return session
  }

  private func act(on phone: SimulatedPhone) async {
    switch self {
    case .noSession, .sessionNotStarted, .noInput, .interactionDisabled, .interactionInNoWindow,
      .buttonOff, .noCameraControl:
      await phone.click()
    case .noDelegate, .controlTurnedAway, .adjustmentsOff:
      await phone.lightPress()
    case .controlDisabled:
      await phone.lightPress()
      await phone.slide(by: 0.5)
    case .noSuchItem:
      await phone.doubleLightPress()
      await phone.tapOverlay(item: 3)
    case .endedProcess:
      await phone.perform([.endApp("app"), .returnToApp, .click])
    case .oldSystem:
      phone.settings.systemVersion = SystemVersion(17, 2)
      await phone.lightPress()
    case .appNotInFront:
      await phone.leaveApp()
      await phone.press(.volumeUp)
    }
  }
}
