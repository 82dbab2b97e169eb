import CameraControl
import TestSupport
import XCTest

final class CaptureSessionInputsTests: XCTestCase {
  private let phone = Phone(mainQueue: .inPlace)

  private func session() -> CaptureSession { CaptureSession(in: phone.launch("Camera")) }

  /// Checks that a session refuses an input, and says so beforehand in the same words.
  private func assertRefuses(
    _ session: CaptureSession, _ input: CaptureDeviceInput, _ rule: String, _ words: String,
    line: UInt = #line
  ) {
    XCTAssertFalse(session.canAddInput(input), line: line)
    let reason = session.reasonNotToAdd(input)
    assertRefused(.connectionRefused, rule: rule, by: session, line: line) {
      do throws(CaptureError) {
        try session.addInput(input)
      } catch {
        XCTAssertEqual(error, reason, line: line)
        XCTAssertEqual(
          error.exception?.reason, "*** -[AVCaptureSession addInput:] \(words)", line: line)
        throw error
      }
    }
  }

  private func assertRefuses(
    _ session: CaptureSession, _ output: CaptureOutput, _ rule: String, _ words: String,
    line: UInt = #line
  ) {
    XCTAssertFalse(session.canAddOutput(output), line: line)
    let reason = session.reasonNotToAdd(output)
    assertRefused(.connectionRefused, rule: rule, by: session, line: line) {
      do throws(CaptureError) {
        try session.addOutput(output)
      } catch {
        XCTAssertEqual(error, reason, line: line)
        XCTAssertEqual(
          error.exception?.reason, "*** -[AVCaptureSession addOutput:] \(words)", line: line)
        throw error
      }
    }
  }

  /// DEV26: a device belongs to its phone, and another phone refuses its inputs and its sliders.
  func testACameraOfAnotherPhoneIsRefused() throws {
    let other = Phone(mainQueue: .inPlace)
    let camera = other.addCamera(.wide())
    let (session, zoom) = (session(), try SystemZoomSlider(device: camera))
    let words = "“Back Camera” belongs to another phone."
    XCTAssertThrowsError(try session.addInput(CaptureDeviceInput(device: camera))) {
      XCTAssertEqual(($0 as? CaptureError)?.problem, words)
      XCTAssertEqual(($0 as? CaptureError)?.rule, "DEV26")
    }
    XCTAssertThrowsError(try CaptureDeviceInput(device: camera, for: session.app))
    XCTAssertFalse(session.canAddInput(try CaptureDeviceInput(device: camera)))
    XCTAssertEqual(session.reasonNotToAdd(zoom)?.problem, words)
    XCTAssertThrowsError(try session.addControl(zoom))
    XCTAssertEqual(session.inputs.count + session.controls.count, 0)

    let own = CaptureSession(in: other.launch("Camera"))
    try own.addInput(CaptureDeviceInput(device: camera))
    try own.addControl(zoom)
    XCTAssertEqual(own.controls, [zoom])
  }

  /// SES35: a session takes one camera and one microphone, in any order.
  func testASecondCameraOrMicrophoneIsRefused() throws {
    let session = session()
    let (back, front) = (phone.cameras[0], try XCTUnwrap(phone.cameras.last))
    let (microphone, headset) = (phone.addCamera(.microphone), phone.addCamera(.microphone))
    let camera = try CaptureDeviceInput(device: back)
    XCTAssertNil(session.reasonNotToAdd(camera))
    try session.addInput(camera)
    try session.addInput(CaptureDeviceInput(device: microphone))
    for device in [back, front, microphone, headset] {
      assertRefuses(
        session, try CaptureDeviceInput(device: device), "SES35",
        "Multiple audio/video AVCaptureInputs are not currently supported")
    }
    XCTAssertEqual(session.inputs.map(\.mediaType), [.video, .audio])
    session.beginConfiguration()
    session.removeInput(camera)
    let next = try CaptureDeviceInput(device: front)
    try session.addInput(next)
    session.commitConfiguration()
    XCTAssertEqual(session.inputs.last, next)
    XCTAssertEqual(session.inputs.count, 2)
  }

  /// SES36: an input is in one session, and there once.
  func testAnInputIsInOneSession() throws {
    let (first, second) = (session(), session())
    let input = try CaptureDeviceInput(device: phone.cameras[0])
    try first.addInput(input)
    assertRefuses(
      first, input, "SES36",
      "An AVCaptureInput instance may not be added more than once to a session")
    assertRefuses(
      second, input, "SES36",
      "An AVCaptureInput instance may not be added to more than one session")
    first.removeInput(input)
    first.removeInput(input)
    try second.addInput(input)
    XCTAssertEqual(first.inputs, [])
    XCTAssertEqual(second.inputs, [input])
  }

  /// SES27, SES36: an input and an output that are removed within a configuration are in force until the
  /// commit, so only their own session can take them until then.
  func testWhatIsRemovedIsInForceUntilTheCommit() throws {
    let (first, second) = (session(), session())
    let input = try CaptureDeviceInput(device: phone.cameras[0])
    let output = CaptureOutput(.photo)
    try first.addInput(input)
    try first.addOutput(output)
    first.beginConfiguration()
    first.removeInput(input)
    first.removeOutput(output)
    assertRefuses(
      second, input, "SES36",
      "An AVCaptureInput instance may not be added to more than one session")
    assertRefuses(
      second, output, "SES36",
      "An AVCaptureOutput instance may not be added to more than one session")
    try first.addInput(input)
    try first.addOutput(output)
    first.removeInput(input)
    first.removeOutput(output)
    first.commitConfiguration()
    try second.addInput(input)
    try second.addOutput(output)
    XCTAssertEqual(second.inputs, [input])
    XCTAssertEqual(second.outputs, [output])
    XCTAssertEqual(first.inputs, [])
    XCTAssertEqual(first.outputs, [])
    XCTAssertEqual(phone.brokenInvariants(), [])
  }

  /// SES36: the session of an input may be gone, and its camera may be in two sessions.
  func testWhatASessionLeavesBehindIsFree() throws {
    let input = try CaptureDeviceInput(device: phone.cameras[0])
    do {
      let session = session()
      try session.addInput(input)
    }
    let (first, second) = (session(), session())
    try first.addInput(input)
    try second.addInput(CaptureDeviceInput(device: phone.cameras[0]))
  }

  /// SES36, SES37: an output is in one session, and only some kinds have a second one.
  func testASecondPhotoOrMovieOutputIsRefused() throws {
    let (session, other) = (session(), session())
    for kind in CaptureOutput.Kind.allCases {
      let (output, second) = (CaptureOutput(kind), CaptureOutput(kind))
      XCTAssertNil(session.reasonNotToAdd(output))
      try session.addOutput(output)
      assertRefuses(
        session, output, "SES36",
        "An AVCaptureOutput instance may not be added more than once to a session")
      assertRefuses(
        other, output, "SES36",
        "An AVCaptureOutput instance may not be added to more than one session")
      switch kind {
      case .photo, .movieFile:
        assertRefuses(
          session, second, "SES37",
          "Cannot add output because more than one output of the same type is unsupported")
        session.removeOutput(output)
        session.removeOutput(output)
      case .videoData, .audioData, .preview: break
      }
      try session.addOutput(second)
    }
    XCTAssertEqual(
      session.outputs.map(\.kind),
      [.photo, .movieFile, .videoData, .videoData, .audioData, .audioData, .preview, .preview])
  }
}
