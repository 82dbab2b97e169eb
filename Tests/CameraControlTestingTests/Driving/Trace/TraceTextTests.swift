import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Tests of the entries for launches, processes and content.
final class TraceTextTests: XCTestCase {
  private let phone = SimulatedPhone(settings: PhoneSettings { $0.lockScreenLaunches = "Photos" })

  func testAVisitReadsAsAStory() async throws {
    try await phone.install(CaptureProduct("Photos"))
    try await phone.perform(
      """
      lock; launch control-center; launch lock-screen-control; wait 10s; fill-storage
      launch lock-screen-control; swipe-up; free-storage; swipe-up; launch icon Photos
      kill Photos app; start Photos
      """)
    XCTAssertEqual(
      "\(phone.trace.without(.step, .diagnostic))",
      #"""
         0.000  process    Photos started
         0.000  input      the phone locks
         0.000  input      a launch from control-center
         0.000  launch     nothing: no product is chosen for control-center
         0.000  input      a launch from lock-screen-control
         0.000  launch     Photos extension from lock-screen-control
         0.000  content    session-1 made
         0.000  process    Photos extension started
         0.000  process    Photos extension performs the intent
        10.000  process    Photos extension terminated: Capture Application Requirements Unmet: "Camera not actively used; AVCaptureEventInteraction not installed"
        10.000  content    session-1 copied to the app
        10.000  content    session-1 erased from the extension
        10.000  input      the storage is full
        10.000  input      a launch from lock-screen-control
        10.000  launch     Photos extension from lock-screen-control
        10.000  content    session-2 made
        10.000  process    Photos extension started
        10.000  process    Photos extension performs the intent
        10.000  input      a finger swipes up
        10.000  process    Photos extension suspended
        10.000  content    session-2 could not be copied
        10.000  input      the storage has room again
        10.000  content    session-2 copied to the app
        10.000  content    session-2 erased from the extension
        10.000  input      a finger swipes up
        10.000  input      a launch from icon of Photos
        10.000  launch     Photos from icon of Photos
        10.000  input      the app of Photos is killed
        10.000  process    Photos killed
        10.000  input      Photos starts in the background
        10.000  process    Photos started

      """#)
  }

  func testEveryInputOfTheLockScreenIsASentence() throws {
    try phone.install(CaptureProduct("Photos"))
    let sentences = [
      "lock": "the phone locks", "authenticate": "the person authenticates",
      "unlock": "the person unlocks the phone", "swipe-up": "a finger swipes up",
      "side-button": "the side button is pressed",
      "launch action-button": "a launch from action-button",
      "launch icon Photos": "a launch from icon of Photos",
      "start Photos": "Photos starts in the background",
      "kill Photos extension": "the capture extension of Photos is killed",
      "answer-authentication succeeds": "authentication succeeds from now on",
      "answer-authentication fails": "authentication fails from now on",
      "answer-authentication cancels": "authentication is canceled from now on",
      "fill-storage": "the storage is full", "free-storage": "the storage has room again",
    ]
    for (step, sentence) in sentences {
      phone.clearTrace()
      try phone.perform(step)
      XCTAssertEqual(phone.trace.only(.input).texts, [sentence])
    }
  }

  func testNothingIsLaunchedForAReasonThatReadsWell() throws {
    let photos = try phone.install(CaptureProduct("Photos"))
    photos.cameraAccess = .denied
    try phone.perform("lock; answer-authentication cancels; launch lock-screen-control")
    XCTAssertEqual(
      phone.trace.only(.launch).texts, ["nothing: the person canceled the authentication"])
  }

  /// The name of a product forges no line and colors no terminal.
  func testAHostileNameStaysInItsLine() async throws {
    let name = "a\n   9.000  fault      boom\u{1B}[31m\u{2028}"
    try await phone.install(CaptureProduct(name))
    phone.settings.lockScreenLaunches = name
    await phone.perform([
      .lock, .launch(from: .lockScreenControl), .kill(name, .captureExtension),
      .launch(from: .lockScreenControl), .wait(.seconds(10)), .swipeUp, .launch(from: .icon(name)),
      .kill(name, .app), .start(name), .start("b\n\u{1B}c"),
    ])
    let trace = phone.trace
    XCTAssertGreaterThan(trace.count(of: .process), 6)
    XCTAssertEqual(trace.only(.launch).texts.first, "\(name) extension from lock-screen-control")
    XCTAssertEqual("\(trace)".split(separator: "\n").count, trace.entries.count)
    let texts = ["\(trace)", "\(phone.report)"] + phone.unfinishedWork.map { "\($0)" }
    XCTAssertEqual(phone.acknowledgeFaults().map(\.code), [.unknownProduct])
    for text in texts {
      XCTAssertFalse(text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{2028}" }, text)
    }
    XCTAssertThrowsError(try phone.asCurrent(in: PhoneApp?.none) {}) { error in
      let lines = "\(error)".split(separator: "\n").dropFirst()
      XCTAssertTrue(lines.allSatisfy { $0.hasPrefix("  ") }, "\(error)")
    }
  }
}
