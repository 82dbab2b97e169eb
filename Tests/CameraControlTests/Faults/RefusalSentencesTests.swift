import CameraControl
import XCTest

/// What a person reads when a call is refused: on what, what was wrong, and what to do.
final class RefusalSentencesTests: XCTestCase {
  /// SLD01, SLD02, SLD07, SLD08: a slider that cannot be made is named by its title.
  func testARefusedSliderIsNamed() {
    func slider(_ range: ClosedRange<Float>, step: Float? = nil) throws {
      guard let step else {
        _ = try CaptureSlider("Focus", symbolName: "scope", in: range)
        return
      }
      _ = try CaptureSlider("Focus", symbolName: "scope", in: range, step: step)
    }
    func list(_ values: [Float]) throws {
      _ = try CaptureSlider("Focus", symbolName: "scope", values: values)
    }
    assertSentences([
      (
        "The range 5.0...5.0 of the slider “Focus” has no width; give it a minimum below its "
          + "maximum. [SLD01]", { try slider(5...5) }
      ),
      (
        "The range 5.0...5.0 of the slider “Focus” has no width; give it a minimum below its "
          + "maximum. [SLD01]", { try slider(5...5, step: 1) }
      ),
      (
        "The step 0.0 of the slider “Focus” is not above zero; give it a positive one, or none at "
          + "all. [SLD02]", { try slider(0...1, step: 0) }
      ),
      (
        "The list of values of the slider “Focus” is empty; give it at least one value. [SLD07]",
        { try list([]) }
      ),
      (
        "The list entry nan of the slider “Focus” is not a finite number; give one that is. [SLD08]",
        { try list([1, .nan]) }
      ),
      (
        "The upper bound inf of the slider “Focus” is not a finite number; give one that is. "
          + "[SLD08]", { try slider(0 ... .infinity) }
      ),
      (
        "The step nan of the slider “Focus” is not a finite number; give one that is. [SLD08]",
        { try slider(0...1, step: .nan) }
      ),
      (
        "The range 5.0...5.0 of a slider has no width; give it a minimum below its maximum. [SLD01]",
        { _ = try ValueScale(in: 5...5) }
      ),
    ])
  }

  /// PCK01, PCK02, PCK08, PCK09: so is a picker.
  func testARefusedPickerIsNamed() throws {
    let one = try CaptureIndexPicker("Look", symbolName: "scope", numberOfIndexes: 1)
    func picker(_ count: Int) throws {
      _ = try CaptureIndexPicker("Look", symbolName: "scope", numberOfIndexes: count)
    }
    assertSentences([
      ("The picker “Look” cannot have 0 values; give it at least one. [PCK01]", { try picker(0) }),
      (
        "The picker “Look” has no titles; give it at least one. [PCK02]",
        { _ = try CaptureIndexPicker("Look", symbolName: "scope", localizedIndexTitles: []) }
      ),
      (
        "The picker “Look” has the index 0 only and cannot select 1; select one that there is. "
          + "[PCK08]", { try one.setSelectedIndex(1) }
      ),
      (
        "The picker “Look” cannot have 1000001 values; give it 1000000 at most. [PCK09]",
        { try picker(1_000_001) }
      ),
    ])
  }

  /// DEV01, DEV03, DEV05, DEV06, DEV07, DEV09, DEV11, DEV15, DEV17: a device is named by its name.
  func testARefusedDeviceIsNamed() throws {
    let free = CaptureDevice(.wide())
    let locked = CaptureDevice(.wide())
    try locked.lockForConfiguration()
    let (taken, gone) = (CaptureDevice(.wide()), CaptureDevice(.wide()))
    taken.availability = .inUseByAnotherClient
    gone.availability = .disconnected
    let foreign = try CaptureDevice.Format(width: 8, height: 6, videoMaxZoomFactor: 2)
    assertSentences([
      (
        "The videoZoomFactor of “Back Camera” must lie in 1.0...16.0, and 500.0 does not; clamp it "
          + "first. [DEV01]", { try locked.setVideoZoomFactor(500) }
      ),
      (
        "The videoZoomFactor of “Back Camera” must be a finite number, and nan is not; check it "
          + "first. [DEV01]", { try locked.setVideoZoomFactor(.nan) }
      ),
      (
        "Setting videoZoomFactor needs the lock of “Back Camera”; call lockForConfiguration first. "
          + "[DEV03]", { try free.setVideoZoomFactor(2) }
      ),
      (
        "cancelVideoZoomRamp() needs the lock of “Back Camera”; call lockForConfiguration first. "
          + "[DEV03]", { try free.cancelVideoZoomRamp() }
      ),
      (
        "The ramp's rate of “Back Camera” must be a finite number, and inf is not; check it first. "
          + "[DEV05]", { try locked.ramp(toVideoZoomFactor: 2, withRate: .infinity) }
      ),
      (
        "The ramp's target of “Back Camera” must lie in 1.0...16.0, and 0.5 does not; clamp it "
          + "first. [DEV06]", { try locked.ramp(toVideoZoomFactor: 0.5, withRate: 1) }
      ),
      (
        "The exposureTargetBias of “Back Camera” must lie in -8.0...8.0, and 9.0 does not; clamp it "
          + "first. [DEV07]", { try locked.setExposureTargetBias(9) }
      ),
      (
        "“Back Camera” is not virtual, so its whole zoom is available; limit a virtual device. "
          + "[DEV09]", { try locked.limitAvailableZoom(to: 1...2) }
      ),
      (
        "8x6 30 fps up to 2.0x is not a format of “Back Camera”; take one from its formats. [DEV11]",
        { try locked.setActiveFormat(foreign) }
      ),
      (
        "“Back Camera” is in use by another client; wait until it is free. [DEV15]",
        { try taken.lockForConfiguration() }
      ),
      (
        "“Back Camera” is disconnected; choose another device. [DEV15]",
        { _ = try CaptureDeviceInput(device: gone) }
      ),
      (
        "The lensPosition of “Back Camera” must lie in 0.0...1.0, and 2.0 does not; clamp it first. "
          + "[DEV17]", { try locked.setFocusModeLocked(lensPosition: 2) }
      ),
    ])
  }

  /// SES04, SES05, SES10, SES11, SES20, SES26, SES30: a session says what it does not take.
  func testARefusingSessionSaysWhat() throws {
    let bench = try ControlBench()
    let (session, old) = (bench.session, CaptureSession(on: .iPhone15))
    let slider = try ControlBench.slider()
    let output = CaptureOutput(.photo)
    try session.addControl(slider)
    try session.addOutput(output)
    assertSentences([
      (
        "“Focus” cannot be added, since this phone has no Camera Control; ask supportsControls "
          + "first. [SES04]", { try old.addControl(slider) }
      ),
      (
        "“Focus” cannot be removed, since this phone has no Camera Control; ask supportsControls "
          + "first. [SES04]", { try old.removeControl(slider) }
      ),
      (
        "A controls delegate cannot be set, since this phone has no Camera Control; ask "
          + "supportsControls first. [SES05]", { try old.setControlsDelegate(nil, queue: nil) }
      ),
      (
        "The control “Look” has no action yet; call setActionQueue before you add it. [SES10]",
        {
          try session.addControl(
            CaptureIndexPicker("Look", symbolName: "scope", numberOfIndexes: 2))
        }
      ),
      (
        "The control “Focus” is in a session already; remove it there, or make another one. [SES11]",
        { try session.addControl(slider) }
      ),
      (
        "A controls delegate needs a queue for its callbacks; pass a serial queue beside it. [SES20]",
        { try session.setControlsDelegate(bench.delegate, queue: nil) }
      ),
      (
        "startRunning was called inside a configuration; call commitConfiguration first. [SES26]",
        {
          session.beginConfiguration()
          defer { session.commitConfiguration() }
          try session.startRunning()
        }
      ),
      (
        "The session does not take the input “Back Camera”, which it has already; ask canAddInput "
          + "first. [SES30]", { try session.addInput(bench.input) }
      ),
      (
        "The session does not take a second input of “Back Camera”; remove the first, or ask "
          + "canAddInput. [SES30]",
        { try session.addInput(CaptureDeviceInput(device: bench.camera)) }
      ),
      (
        "The session does not take the output “photo”, which it has already; ask canAddOutput "
          + "first. [SES30]", { try session.addOutput(output) }
      ),
    ])
  }

  /// DEV14: a call about access names the medium.
  func testARefusedMediumIsNamed() {
    let app = Phone().launch("Camera")
    assertSentences([
      (
        "Access can be asked for video and audio only, not for metadata; ask for one of these. "
          + "[DEV14]", { _ = try app.authorizationStatus(for: .metadata) }
      )
    ])
  }

  private func assertSentences(
    _ cases: [(sentence: String, call: () throws -> Void)], line: UInt = #line
  ) {
    for (sentence, call) in cases {
      XCTAssertThrowsError(try call(), sentence, line: line) { error in
        guard let error = error as? CaptureError else { return XCTFail("\(error)", line: line) }
        XCTAssertEqual("\(error.message) [\(error.rule)]", sentence, line: line)
      }
    }
  }
}
