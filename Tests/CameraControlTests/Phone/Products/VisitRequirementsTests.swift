import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// What a phone requires of the processes that it launches for the camera.
final class VisitRequirementsTests: XCTestCase {
  /// LCK13, LCK16, LCK18, LCK21: an extension that lacks something is ended at 10 s, not sooner, with the
  /// phone's text and a diagnostic, and its content migrates.
  func testAnExtensionThatLacksSomethingIsEnded() throws {
    let camera = "Camera not actively used"
    let interaction = "AVCaptureEventInteraction not installed"
    let cases: [(PhotosCode.Deeds, String, String)] = [
      (
        [], "\(camera); \(interaction)",
        "run a session with a camera for longer than a second, and show a view with an enabled AVCaptureEventInteraction, and ask for access to the camera."
      ),
      (
        [.interaction, .askForAccess], camera,
        "run a session with a camera for longer than a second."
      ),
      ([.camera], interaction, "show a view with an enabled AVCaptureEventInteraction."),
    ]
    for (deeds, reasons, remedy) in cases {
      let (phone, photos) = try Photos.install(does: deeds)
      _ = try photos.visit()
      phone.wait(.nanoseconds(9_999_999_999))
      XCTAssertEqual(photos.heard(), [])
      phone.wait(.nanoseconds(1))
      let text = "Capture Application Requirements Unmet: \"\(reasons)\""
      XCTAssertEqual(
        photos.heard(),
        [
          "Photos extension terminated: \(text)", "session-1 copied to the app",
          "session-1 erased from the extension",
        ])
      let diagnostic = try XCTUnwrap(phone.diagnostics.first)
      XCTAssertEqual(diagnostic.name, "capture-requirements-unmet")
      XCTAssertEqual(diagnostic.finding, "The phone ended the process: \(text).")
      XCTAssertEqual(diagnostic.source, "Photos extension")
      XCTAssertEqual(diagnostic.remedy, "Soon after the launch, \(remedy)")
      XCTAssertEqual(photos.product.contentDirectories, ["session-1"])
      XCTAssertNil(photos.product.visit)
    }
  }

  /// LCK13: under the rule that any one requirement is enough, each of them is: a camera, an
  /// interaction, or a mere question for access, which nothing else follows.
  func testAnyRequirementCanBeEnough() throws {
    for deeds in [.camera, .interaction, .askForAccess] as [PhotosCode.Deeds] {
      let (phone, photos) = try Photos.install(
        lockScreen: { $0.requirementRule = .any }, does: deeds)
      let visit = try photos.visit()
      phone.wait(.seconds(20))
      XCTAssertTrue(visit.isOpen)
    }
    // Access that is asked for later, when nothing else changes, counts as well.
    let late = try Photos(lockScreen: { $0.requirementRule = .any }, does: [])
    let visit = try late.visit()
    late.phone.wait(.seconds(5))
    XCTAssertTrue(try visit.app.requestAccess(for: .video))
    late.check()
    late.phone.wait(.seconds(20))
    XCTAssertTrue(visit.isOpen)
  }

  /// LCK13: an interaction that is disabled from the start, or on no view that is shown, is not installed.
  func testAnInteractionThatTakesNoPressesDoesNotCount() throws {
    for isShown in [true, false] {
      let (phone, photos) = try Photos.install(does: [.camera, .askForAccess])
      let visit = try photos.visit()
      let view = CaptureView(in: visit.app)
      let interaction = CaptureEventInteraction { _ in }
      interaction.isEnabled = !isShown
      view.addInteraction(interaction)
      if isShown { visit.app.show(view) }
      phone.wait(.seconds(10))
      XCTAssertFalse(visit.isOpen)
      XCTAssertEqual(
        photos.heard().first,
        "Photos extension terminated: Capture Application Requirements Unmet: "
          + "\"AVCaptureEventInteraction not installed\"")
    }
  }

  /// LCK14, LCK20, LCK65: with everything in place once, the extension may stay, whatever it stops.
  func testAnExtensionThatMeetsTheRequirementsStays() throws {
    let (phone, photos) = try Photos.install()
    let visit = try photos.visit()
    phone.wait(.seconds(1))
    let run = try XCTUnwrap(photos.code.visitRun.withLock { $0.run })
    try run.session?.stopRunning()
    run.interaction?.isEnabled = false
    phone.wait(.seconds(40))
    XCTAssertTrue(visit.isOpen)
    XCTAssertEqual(photos.diagnostics, [])
  }

  /// LCK17: a camera that is interrupted, or whose access is missing, is not used.
  func testACameraThatDeliversNothingIsNotUsed() throws {
    let (phone, photos) = try Photos.install()
    _ = try photos.visit()
    phone.wait(.milliseconds(900))
    phone.interrupt(.videoDeviceInUseByAnotherClient)
    phone.wait(.milliseconds(9100))
    XCTAssertEqual(
      photos.heard().first,
      "Photos extension terminated: Capture Application Requirements Unmet: "
        + "\"Camera not actively used\"")
    // An interruption that ends in time leaves a second for the camera.
    let lucky = try Photos()
    let visit = try lucky.visit()
    lucky.phone.interrupt(.videoDeviceInUseByAnotherClient)
    lucky.phone.wait(.seconds(9))
    lucky.phone.endInterruption()
    lucky.phone.wait(.seconds(5))
    XCTAssertTrue(visit.isOpen)
  }

  /// LCK19, LCK68: an app that the intent launched is held to the requirements, even if it ran before, until
  /// it leaves the front; one from its icon is not.
  func testAnAppThatTheIntentLaunchedIsHeldToTheRequirements() throws {
    let (phone, photos) = try Photos.install(does: [])
    phone.launch("Photos")
    phone.launch(from: .controlCenter)
    _ = photos.heard()
    phone.wait(.nanoseconds(9_999_999_999))
    XCTAssertEqual(photos.heard(), [])
    phone.wait(.nanoseconds(1))
    XCTAssertEqual(
      photos.heard(),
      [
        "Photos terminated: Capture Application Requirements Unmet: "
          + "\"Camera not actively used; AVCaptureEventInteraction not installed\""
      ])
    XCTAssertNil(phone.core.frontApp)
    XCTAssertEqual(photos.diagnostics, ["capture-requirements-unmet"])

    let icon = try Photos(does: [])
    icon.phone.launch(from: .icon("Photos"))
    icon.phone.wait(.seconds(60))
    XCTAssertEqual(icon.phone.core.frontApp?.identifier, "Photos")

    let option = try Photos(lockScreen: { $0.monitorIntentLaunch = false }, does: [])
    option.phone.launch(from: .controlCenter)
    option.phone.wait(.seconds(60))
    XCTAssertEqual(option.phone.core.frontApp?.identifier, "Photos")

    let left = try Photos(does: [])
    left.phone.launch(from: .controlCenter)
    left.phone.wait(.seconds(9))
    left.phone.swipeUp()
    XCTAssertNil(left.phone.core.nextDeadline)
    left.phone.wait(.seconds(60))
    XCTAssertEqual(left.diagnostics, [])
    XCTAssertTrue(left.phone.core.apps.contains(left.product.app))

    let good = try Photos()
    good.phone.launch(from: .controlCenter)
    good.phone.wait(.seconds(60))
    XCTAssertEqual(good.phone.core.frontApp?.identifier, "Photos")
    XCTAssertEqual(good.diagnostics, [])
  }

  /// An interaction that a SwiftUI modifier made counts, unless the option says otherwise.
  func testAnInteractionOfAModifier() throws {
    for counts in [true, false] {
      let (phone, photos) = try Photos.install(
        lockScreen: { $0.modifierCounts = counts }, does: [.camera, .askForAccess])
      let visit = try photos.visit()
      let view = CaptureView(in: visit.app)
      visit.app.show(view)
      _ = phone.core.host.change { state in
        state.world.addInteraction(
          nil,
          InteractionState(
            isEnabled: true, isDefaultSoundDisabled: false, hasSecondaryHandler: false,
            isFromModifier: true),
          to: state.world.views(of: visit.app.id)[0])
      }
      phone.wait(.seconds(20))
      XCTAssertEqual(visit.isOpen, counts)
    }
  }
}
