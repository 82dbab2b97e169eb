import AVKit
import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// The mistakes of the book, made by apps that use Apple's names.
@MainActor
final class MistakeTests: XCTestCase {
  /// EVT33, SES39: the library says the same as to an app that uses the core's names.
  func testTheDocumentHasWhatTheLibrarySays() async throws {
    let rows = try Document.testing.rows(below: "| mistake | what the library says |")
    XCTAssertEqual(rows.count, 15)
    for row in rows {
      let said = try await said(after: row[0]).map { line in
        // A class has Apple's name or the core's.
        line.hasPrefix("AVCapture") ? String(line.dropFirst(2)) : line
      }
      XCTAssertEqual(said.joined(separator: "<br>"), row[1], row[0])
    }
  }

  /// Makes a mistake on a phone of its own, and returns what the phone says about it.
  private func said(after mistake: String) async throws -> [String] {
    let isOld = mistake == "a phone without a Camera Control"
    let phone = SimulatedPhone(isOld ? .iPhone15 : .iPhone16Pro)
    let delegate = SilentDelegate()
    let session = try await makeSession(on: phone, delegate, mistake)
    let (window, view, interaction) = phone.asCurrent {
      (UIWindow(), UIView(), AVCaptureEventInteraction { _ in })
    }
    view.addInteraction(interaction)
    interaction.isEnabled = mistake != "an interaction that is disabled"
    if mistake != "an interaction on a view that is not shown" { window.addSubview(view) }
    phone.settings.cameraControlEnabled = mistake != "a button that is switched off in the settings"
    phone.settings.adjustmentsEnabled =
      mistake != "adjustments that are switched off in the settings"
    switch mistake {
    case "a slide on a disabled control":
      await phone.lightPress()
      await phone.slide(by: 0.5)
    case "a list item that is not there":
      await phone.doubleLightPress()
      await phone.tapOverlay(item: 3)
    case "a session of an app that was ended and opened again":
      await phone.perform([.endApp("app"), .returnToApp, .click])
    case "a system that is older than controls":
      phone.settings.systemVersion = SystemVersion(17, 2)
      await phone.lightPress()
    case "an app that is not in front":
      await phone.leaveApp()
      await phone.press(.volumeUp)
    case "no controls delegate", "adjustments that are switched off in the settings",
      "a control that has no action yet when canAddControl is asked":
      await phone.lightPress()
    default:
      await phone.click()
    }
    await phone.wait(.seconds(4))
    withExtendedLifetime((session, delegate, window, view)) {}
    return phone.trace.only(.diagnostic, .fault, .unanswered).texts
  }

  private func makeSession(
    on phone: SimulatedPhone, _ delegate: SilentDelegate, _ mistake: String
  ) async throws -> AVCaptureSession? {
    guard mistake != "no session" else { return nil }
    let queue = DispatchQueue(label: "session")
    let session = try phone.asCurrent {
      let session = AVCaptureSession()
      if mistake != "a session without an input" {
        let device = try XCTUnwrap(AVCaptureDevice.default(for: .video))
        session.addInput(try AVCaptureDeviceInput(device: device))
      }
      session.addOutput(AVCapturePhotoOutput())
      guard session.supportsControls else { return session }
      let focus = AVCaptureSlider("Focus", symbolName: "scope", in: 0...1)
      focus.isEnabled = mistake != "a slide on a disabled control"
      if mistake != "a control that has no action yet when canAddControl is asked" {
        focus.setActionQueue(queue) { _ in }
      }
      if session.canAddControl(focus) { session.addControl(focus) }
      if mistake != "no controls delegate" {
        session.setControlsDelegate(delegate, queue: queue)
      }
      return session
    }
    guard mistake != "a session that was not started" else { return session }
    queue.async { session.startRunning() }
    try await phone.wait(until: { session.isRunning })
    return session
  }
}
