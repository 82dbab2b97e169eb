import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Nothing outlives its use, as weak references show.
final class WorldLeakTests: XCTestCase {
  /// What is removed from a session or a view is released at once, with everything that it holds.
  func testWhatIsRemovedGoes() throws {
    let phone = Phone(mainQueue: .inPlace)
    var things: Things? = try Things(in: phone.launch("app"))
    let traces = try XCTUnwrap(things?.traces)
    try things?.use()
    try things?.removeEverything()
    things?.letGoOfAllButSessionAndView()
    XCTAssertEqual(traces.left, ["session", "shown view"])
    things = nil
    XCTAssertEqual(traces.left, ["shown view"], "an app shows it")
    phone.handle(.terminate("app"), at: phone.now)
    XCTAssertEqual(traces.left, [])
    XCTAssertEqual(phone.brokenInvariants(), [])
  }

  /// A session's objects are released with it, and a phone's objects when it is released.
  func testWhatASessionHasGoesWithIt() throws {
    let phone = Phone(mainQueue: .inPlace)
    var things: Things? = try Things(in: phone.launch("app"))
    let traces = try XCTUnwrap(things?.traces)
    try things?.use()
    things?.letGoOfAllButSessionAndView()
    XCTAssertEqual(traces.left, Things.keptByPhone)
    things = nil
    XCTAssertEqual(
      traces.left, ["interaction", "interaction's object", "shown view"], "an app shows it")
    phone.handle(.leaveApp, at: phone.now)
    phone.handle(.terminate("app"), at: phone.now)
    XCTAssertEqual(traces.left, [])
    XCTAssertEqual(phone.brokenInvariants(), [])
  }

  /// A session that is released with the overlay open and buttons down takes everything with it.
  func testWhatGoesInTheMiddleOfAGesture() throws {
    let phone = Phone(mainQueue: .inPlace)
    var things: Things? = try Things(in: phone.launch("app"))
    let traces = try XCTUnwrap(things?.traces)
    try things?.use()
    phone.send(ButtonSample(instant: phone.now, force: 0.5, position: 0))
    phone.handle(.button(.volumeUp, isDown: true), at: phone.now.advanced(by: .seconds(1)))
    XCTAssertNotEqual(phone.overlay, .hidden)
    things?.session?.beginConfiguration()
    things = nil
    XCTAssertEqual(phone.overlay, .hidden)
    phone.handle(.terminate("app"), at: phone.now)
    XCTAssertEqual(traces.left, [])
    phone.handle(.button(.volumeUp, isDown: false), at: phone.now)
    XCTAssertEqual(phone.brokenInvariants(), [])
  }

  /// A phone is released, with all its objects, once none of its apps shows a view.
  func testWhatAPhoneHasGoesWithIt() throws {
    weak var gone: Phone?
    let traces: Traces
    do {
      let phone = Phone(mainQueue: .inPlace)
      gone = phone
      let app = phone.launch("app")
      let things = try Things(in: app)
      traces = things.traces
      try things.use()
      let observation = phone.observe { _ in }
      app.views = []
      withExtendedLifetime(observation) {}
    }
    XCTAssertNil(gone)
    XCTAssertEqual(traces.left, [])
  }

  /// What an app created and dropped leaves nothing behind, whatever it was: two phones that issued
  /// the same number of identifiers know the same, even if one was told of sessions with all their
  /// objects and the other of views.
  func testAThousandSessionsLeaveNothingBehind() throws {
    let (busy, idle) = (Phone(mainQueue: .inPlace), Phone(mainQueue: .inPlace))
    let (app, other) = (busy.launch("app"), idle.launch("app"))
    // One app asks for the camera by opening it, and the phone knows that it has asked.
    XCTAssertTrue(try other.requestAccess(for: .video))
    let delegate = DelegateLog(Log())
    let controls = try [CameraApp.slider("Focus"), CameraApp.slider("Depth")]
    for phone in [busy, idle] { _ = phone.cameras }
    for round in 0..<1000 {
      // A session, an input, two controls, a delegate and an output are six things.
      try apart {
        let session = try app.makeSession(controls, delegate: delegate)
        try session.addOutput(CaptureOutput(.photo))
        if round.isMultiple(of: 3) { session.beginConfiguration() }
        if round.isMultiple(of: 5) { try session.removeControl(controls[0]) }
      }
      for _ in 0..<6 { _ = CaptureView(in: other) }
    }
    for phone in [busy, idle] { phone.handle(.endInterruption, at: .zero) }
    XCTAssertTrue(busy.snapshot == idle.snapshot)
    XCTAssertEqual(app.sessions, [])
    // And the next session of either phone behaves the same and gets the same numbers.
    let kept = try [app, other].map { app in
      try app.makeSession([CameraApp.slider("Tint")], delegate: delegate)
    }
    for phone in [busy, idle] {
      phone.send(ButtonSample(instant: .zero, force: 0.5, position: 0))
      phone.send(ButtonSample(instant: .zero))
    }
    XCTAssertNotEqual(busy.overlay, .hidden)
    XCTAssertTrue(busy.snapshot == idle.snapshot)
    withExtendedLifetime(kept) {}
  }

  /// Inputs that come and go, interactions that are removed, and apps that end leave nothing
  /// behind either.
  func testInputsInteractionsAndAppsLeaveNothingBehind() throws {
    let (busy, idle) = (Phone(mainQueue: .inPlace), Phone(mainQueue: .inPlace))
    let (app, other) = (busy.launch("app"), idle.launch("app"))
    // One app asks for the camera by opening it, and the phone knows that it has asked.
    XCTAssertTrue(try other.requestAccess(for: .video))
    let session = CaptureSession(in: app)
    let same = CaptureSession(in: other)
    for _ in 0..<100 {
      // The input.
      try apart {
        let input = try CaptureDeviceInput(device: session.phone.cameras[0])
        try session.addInput(input)
        session.removeInput(input)
      }
      _ = busy.startInBackground("brief")
      busy.handle(.terminate("brief"), at: .zero)
      for _ in 0..<2 { _ = CaptureView(in: other) }
      idle.handle(.endInterruption, at: .zero)
    }
    XCTAssertTrue(busy.snapshot == idle.snapshot)
    withExtendedLifetime((session, same)) {}
  }

  private func apart(_ body: () throws -> Void) rethrows { try body() }
}
