import CameraControl
import TestSupport
import XCTest

/// What a phone requires of the processes that it launches for the camera.
final class VisitRequirementsTests: XCTestCase {
  /// LCK13, LCK16, LCK18, LCK21: an extension that lacks something is ended at 10 s, not sooner, with the
  /// phone's text and a diagnostic, and its content migrates.
  func testAnExtensionThatLacksSomethingIsEnded() throws {
    let camera = "Camera not actively used"
    let interaction = "AVCaptureEventInteraction not installed"
    let cases: [(ProductBenchCode.Deeds, String, String)] = [
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
      let bench = try ProductBench(does: deeds)
      _ = try bench.visit()
      bench.pass(.nanoseconds(9_999_999_999))
      XCTAssertEqual(bench.heard(), [])
      bench.pass(.nanoseconds(1))
      let text = "Capture Application Requirements Unmet: \"\(reasons)\""
      XCTAssertEqual(
        bench.heard(),
        [
          "Photos extension terminated: \(text)", "session-1 copied to the app",
          "session-1 erased from the extension",
        ])
      let diagnostic = try XCTUnwrap(bench.phone.diagnostics.first)
      XCTAssertEqual(diagnostic.name, "capture-requirements-unmet")
      XCTAssertEqual(diagnostic.finding, "The phone ended the process: \(text).")
      XCTAssertEqual(diagnostic.source, "Photos extension")
      XCTAssertEqual(diagnostic.remedy, "Soon after the launch, \(remedy)")
      XCTAssertEqual(bench.product.contentDirectories, ["session-1"])
      XCTAssertNil(bench.product.visit)
    }
  }

  /// LCK13: under the rule that any one requirement is enough, each of them is: a camera, an
  /// interaction, or a mere question for access, which nothing else follows.
  func testAnyRequirementCanBeEnough() throws {
    for deeds in [.camera, .interaction, .askForAccess] as [ProductBenchCode.Deeds] {
      let bench = try ProductBench(lockScreen: { $0.requirementRule = .any }, does: deeds)
      let visit = try bench.visit()
      bench.pass(.seconds(20))
      XCTAssertTrue(visit.isOpen)
    }
    // Access that is asked for later, when nothing else changes, counts as well.
    let late = try ProductBench(lockScreen: { $0.requirementRule = .any }, does: [])
    let visit = try late.visit()
    late.pass(.seconds(5))
    XCTAssertTrue(try visit.app.requestAccess(for: .video))
    late.check()
    late.pass(.seconds(20))
    XCTAssertTrue(visit.isOpen)
  }

  /// LCK13: an interaction that is disabled from the start, or on no view that is shown, is not installed.
  func testAnInteractionThatTakesNoPressesDoesNotCount() throws {
    for isShown in [true, false] {
      let bench = try ProductBench(does: [.camera, .askForAccess])
      let visit = try bench.visit()
      let view = CaptureView(in: visit.app)
      let interaction = CaptureEventInteraction { _ in }
      interaction.isEnabled = !isShown
      view.addInteraction(interaction)
      if isShown { visit.app.show(view) }
      bench.pass(.seconds(10))
      XCTAssertFalse(visit.isOpen)
      XCTAssertEqual(
        bench.heard().first,
        "Photos extension terminated: Capture Application Requirements Unmet: "
          + "\"AVCaptureEventInteraction not installed\"")
    }
  }

  /// LCK14, LCK20, LCK65: with everything in place once, the extension may stay, whatever it stops.
  func testAnExtensionThatMeetsTheRequirementsStays() throws {
    let bench = try ProductBench()
    let visit = try bench.visit()
    bench.pass(.seconds(1))
    let run = try XCTUnwrap(bench.code.visitRun.withLock { $0.run })
    try run.session?.stopRunning()
    run.interaction?.isEnabled = false
    bench.pass(.seconds(40))
    XCTAssertTrue(visit.isOpen)
    XCTAssertEqual(bench.diagnostics, [])
  }

  /// LCK17: a camera that is interrupted, or whose access is missing, is not used.
  func testACameraThatDeliversNothingIsNotUsed() throws {
    let bench = try ProductBench()
    _ = try bench.visit()
    bench.pass(.milliseconds(900))
    bench.handle(.interrupt(.videoDeviceInUseByAnotherClient))
    bench.pass(.milliseconds(9100))
    XCTAssertEqual(
      bench.heard().first,
      "Photos extension terminated: Capture Application Requirements Unmet: "
        + "\"Camera not actively used\"")
    // An interruption that ends in time leaves a second for the camera.
    let lucky = try ProductBench()
    let visit = try lucky.visit()
    lucky.handle(.interrupt(.videoDeviceInUseByAnotherClient))
    lucky.pass(.seconds(9))
    lucky.handle(.endInterruption)
    lucky.pass(.seconds(5))
    XCTAssertTrue(visit.isOpen)
  }

  /// LCK19, LCK68: an app that the intent launched is held to the requirements, even if it ran before, until
  /// it leaves the front; one from its icon is not.
  func testAnAppThatTheIntentLaunchedIsHeldToTheRequirements() throws {
    let bench = try ProductBench(does: [])
    bench.handle(.bringToFront("Photos"))
    bench.handle(.launch(.controlCenter))
    _ = bench.heard()
    bench.pass(.nanoseconds(9_999_999_999))
    XCTAssertEqual(bench.heard(), [])
    bench.pass(.nanoseconds(1))
    XCTAssertEqual(
      bench.heard(),
      [
        "Photos terminated: Capture Application Requirements Unmet: "
          + "\"Camera not actively used; AVCaptureEventInteraction not installed\""
      ])
    XCTAssertNil(bench.phone.frontApp)
    XCTAssertEqual(bench.diagnostics, ["capture-requirements-unmet"])

    let icon = try ProductBench(does: [])
    icon.handle(.launch(.icon("Photos")))
    icon.pass(.seconds(60))
    XCTAssertEqual(icon.phone.frontApp?.identifier, "Photos")

    let option = try ProductBench(lockScreen: { $0.monitorIntentLaunch = false }, does: [])
    option.handle(.launch(.controlCenter))
    option.pass(.seconds(60))
    XCTAssertEqual(option.phone.frontApp?.identifier, "Photos")

    let left = try ProductBench(does: [])
    left.handle(.launch(.controlCenter))
    left.pass(.seconds(9))
    left.handle(.swipeUp)
    XCTAssertNil(left.phone.nextDeadline)
    left.pass(.seconds(60))
    XCTAssertEqual(left.diagnostics, [])
    XCTAssertTrue(left.phone.apps.contains(left.product.app))

    let good = try ProductBench()
    good.handle(.launch(.controlCenter))
    good.pass(.seconds(60))
    XCTAssertEqual(good.phone.frontApp?.identifier, "Photos")
    XCTAssertEqual(good.diagnostics, [])
  }

  /// An interaction that a SwiftUI modifier made counts, unless the option says otherwise.
  func testAnInteractionOfAModifier() throws {
    for counts in [true, false] {
      let bench = try ProductBench(
        lockScreen: { $0.modifierCounts = counts }, does: [.camera, .askForAccess])
      let visit = try bench.visit()
      let view = CaptureView(in: visit.app)
      visit.app.show(view)
      _ = bench.phone.host.step { state in
        state.world.addInteraction(
          nil,
          InteractionState(
            isEnabled: true, isDefaultSoundDisabled: false, hasSecondaryHandler: false,
            isFromModifier: true),
          to: state.world.views(of: visit.app.id)[0])
      }
      bench.pass(.seconds(20))
      XCTAssertEqual(visit.isOpen, counts)
    }
  }
}
