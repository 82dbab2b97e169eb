import AVFoundation
import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

final class AVCaptureSessionTests: XCTestCase {
  private let phone = SimulatedPhone()
  private let queue = DispatchQueue(label: "session")

  private func makeSession(on phone: SimulatedPhone? = nil) throws -> AVCaptureSession {
    try (phone ?? self.phone).asCurrent {
      let session = AVCaptureSession()
      let device = try XCTUnwrap(AVCaptureDevice.default(for: .video))
      session.addInput(try AVCaptureDeviceInput(device: device))
      let zoom = AVCaptureSystemZoomSlider(device: device)
      if session.canAddControl(zoom) { session.addControl(zoom) }
      return session
    }
  }

  /// CTL09: a session returns the same objects that were added.
  func testControlsAreTheObjectsThatWereAdded() throws {
    let session = try makeSession()
    let slider = phone.asCurrent { AVCaptureSlider("Focus", symbolName: "scope", in: 0...1) }
    slider.setActionQueue(queue) { _ in }
    XCTAssertTrue(session.canAddControl(slider))
    session.addControl(slider)
    XCTAssertTrue(session.controls.last === slider)
    XCTAssertEqual(Set(session.controls).count, 2)
    XCTAssertEqual(phone.diagnostics.map(\.name), [])
  }

  /// SES18: the array is a snapshot, so `forEach` with a method reference removes all.
  func testRemovingAllByMethodReference() throws {
    let session = try makeSession()
    session.controls.forEach(session.removeControl)
    XCTAssertEqual(session.controls, [])
  }

  /// SES11, SES14: a control in another session is refused until it is removed from that session.
  func testARefusedControlStaysWhereItIs() throws {
    let (session, other) = (try makeSession(), phone.asCurrent { AVCaptureSession() })
    let zoom = try XCTUnwrap(session.controls.first)
    XCTAssertFalse(other.canAddControl(zoom))
    other.addControl(zoom)
    session.addControl(zoom)
    XCTAssertEqual(session.controls, [zoom])
    XCTAssertEqual(other.controls, [])
    session.removeControl(zoom)
    other.addControl(zoom)
    XCTAssertEqual(other.controls, [zoom])
  }

  /// DEL03: callbacks run on the delegate's queue and pass the app's own session.
  func testTheDelegateHearsOfTheSession() throws {
    let (session, delegate) = (try makeSession(), RecordingDelegate())
    session.setControlsDelegate(delegate, queue: queue)
    queue.sync { session.startRunning() }
    phone.lightPress()
    phone.wait(.seconds(5))
    queue.sync {}
    XCTAssertEqual(delegate.heard, ["active", "enter", "exit", "inactive"])
    XCTAssertTrue(delegate.session === session)
    XCTAssertTrue(session.controlsDelegate === delegate)
    XCTAssertTrue(session.controlsDelegateCallbackQueue === queue)
    session.setControlsDelegate(nil, queue: nil)
    XCTAssertNil(session.controlsDelegate)
    XCTAssertNil(session.controlsDelegateCallbackQueue)
  }

  /// SES23: a deallocated delegate counts as none, and the overlay no longer opens.
  func testADelegateThatIsGoneCountsAsNone() throws {
    let session = try makeSession()
    var delegate: RecordingDelegate? = RecordingDelegate()
    session.setControlsDelegate(delegate, queue: queue)
    session.startRunning()
    delegate = nil
    XCTAssertNil(session.controlsDelegate)
    phone.lightPress()
    XCTAssertEqual(phone.overlay, .hidden)
    XCTAssertTrue(phone.diagnostics.map(\.name).contains("no-controls-delegate"))
  }

  /// SES29: notifications are posted to the default center, with the reason for an interruption.
  func testNotificationsCarryTheReason() throws {
    let session = try makeSession()
    let heard = Log<String>()
    let tokens = [
      AVCaptureSession.didStartRunningNotification, AVCaptureSession.wasInterruptedNotification,
      .AVCaptureSessionInterruptionEnded, AVCaptureSession.didStopRunningNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: session, queue: nil) {
        let reason = $0.userInfo?[AVCaptureSessionInterruptionReasonKey] as? Int
        let words = reason.flatMap(AVCaptureSession.InterruptionReason.init).map { " \($0)" }
        heard.add(name.rawValue.dropFirst("AVCaptureSession".count) + (words ?? ""))
      }
    }
    let interruptions = Log<Bool?>()
    let observation = session.observe(\.isInterrupted, options: [.initial, .new]) {
      interruptions.add($1.newValue)
    }
    queue.sync { session.startRunning() }
    phone.leaveApp()
    XCTAssertEqual(interruptions.all, [false, true])
    XCTAssertTrue(session.isInterrupted)
    XCTAssertFalse(session.isRunning)
    phone.returnToApp()
    XCTAssertEqual(interruptions.all, [false, true, false])
    observation.invalidate()
    session.stopRunning()
    XCTAssertEqual(
      heard.all,
      [
        "DidStartRunningNotification",
        "WasInterruptedNotification videoDeviceNotAvailableInBackground",
        "InterruptionEndedNotification", "DidStopRunningNotification",
      ])
    tokens.forEach(NotificationCenter.default.removeObserver)
  }

  func testAPreviewHasAConnectionAsLongAsItHasTheSession() throws {
    let session = try makeSession()
    let layer = AVCaptureVideoPreviewLayer(session: session)
    let connection = try XCTUnwrap(layer.connection)
    XCTAssertEqual(session.connections, [connection])
    XCTAssertTrue(connection.videoPreviewLayer === layer)
    XCTAssertNil(connection.output)
    XCTAssertFalse(connection.isActive)
    session.startRunning()
    XCTAssertTrue(connection.isActive)
    connection.isEnabled = false
    XCTAssertFalse(connection.isActive)
    layer.session = nil
    XCTAssertEqual(session.connections, [])
    XCTAssertNil(layer.connection)
    weak var gone: AVCaptureVideoPreviewLayer?
    do {
      let other = AVCaptureVideoPreviewLayer()
      other.session = session
      gone = other
      XCTAssertEqual(session.connections.count, 1)
    }
    XCTAssertNil(gone)
    XCTAssertEqual(session.connections, [])
  }

  /// OVL03: a preview is as good as an output, where one is needed, while the layer has the session.
  func testALayerTakesItsPreviewAlong() throws {
    let phone = SimulatedPhone(
      behavior: PhoneBehavior { $0.session.cameraInUse = .alsoOutputOrPreview })
    let session = try makeSession(on: phone)
    let layer = AVCaptureVideoPreviewLayer(session: session)
    session.startRunning()
    func complaints() -> [String] {
      phone.lightPress()
      return phone.trace.only(.unanswered).texts.filter { $0.contains("a preview") }
    }
    XCTAssertEqual(complaints(), [])
    layer.session = nil
    XCTAssertEqual(complaints().count, 1)
  }

  func testWhatNothingReadsIsKept() throws {
    let session = try makeSession()
    XCTAssertTrue(session.usesApplicationAudioSession)
    XCTAssertFalse(session.configuresApplicationAudioSessionForBluetoothHighQualityRecording)
    session.usesApplicationAudioSession = false
    session.configuresApplicationAudioSessionForBluetoothHighQualityRecording = true
    session.automaticallyConfiguresApplicationAudioSession = false
    session.automaticallyConfiguresCaptureDeviceForWideColor = false
    session.isMultitaskingCameraAccessEnabled = true
    XCTAssertFalse(session.usesApplicationAudioSession)
    XCTAssertTrue(session.configuresApplicationAudioSessionForBluetoothHighQualityRecording)
    XCTAssertFalse(session.automaticallyConfiguresApplicationAudioSession)
    XCTAssertFalse(session.automaticallyConfiguresCaptureDeviceForWideColor)
    XCTAssertTrue(session.isMultitaskingCameraAccessEnabled)
    XCTAssertFalse(session.isMultitaskingCameraAccessSupported)
    XCTAssertTrue(session.canSetSessionPreset(.hd4K3840x2160))
  }

  func testTheClockIsThePhonesOnceThereIsAnInput() throws {
    let session = try makeSession()
    XCTAssertTrue(session.synchronizationClock === CMClock.hostTimeClock)
    for input in session.inputs { session.removeInput(input) }
    XCTAssertNil(session.synchronizationClock)
  }

  func testNotificationsCanBeAwaited() async throws {
    let session = try makeSession()
    let stops = NotificationCenter.default.notifications(
      named: AVCaptureSession.didStopRunningNotification, object: session)
    session.startRunning()
    session.stopRunning()
    for await stop in stops {
      XCTAssertTrue(stop.object as? AVCaptureSession === session)
      break
    }
  }

  func testThePhoneGoesWithItsApp() throws {
    weak var core: Phone?
    do {
      let phone = SimulatedPhone()
      core = phone.core
      try phone.asCurrent {
        let session = AVCaptureSession()
        let device = try XCTUnwrap(AVCaptureDevice.default(for: .video))
        session.addInput(try AVCaptureDeviceInput(device: device))
        let layer = AVCaptureVideoPreviewLayer(session: session)
        session.addControl(AVCaptureSystemZoomSlider(device: device) { _ in })
        session.addOutput(AVCapturePhotoOutput())
        let observation = device.observe(\.videoZoomFactor) { _, _ in }
        phone.lightPress()
        withExtendedLifetime((layer, observation)) {}
      }
    }
    XCTAssertNil(core)
  }

  /// OVL03: a session with nothing but a microphone uses no camera, so nothing reaches the app.
  func testAMicrophoneAloneOpensNothing() throws {
    let delegate = RecordingDelegate()
    let session = try phone.asCurrent {
      let session = AVCaptureSession()
      let microphone = try XCTUnwrap(AVCaptureDevice.default(for: .audio))
      session.addInput(try AVCaptureDeviceInput(device: microphone))
      return session
    }
    let slider = phone.asCurrent { AVCaptureSlider("Gain", symbolName: "mic", in: 0...1) }
    slider.setActionQueue(queue) { _ in }
    session.addControl(slider)
    session.addOutput(AVCapturePhotoOutput())
    session.setControlsDelegate(delegate, queue: queue)
    queue.sync { session.startRunning() }
    phone.lightPress()
    XCTAssertEqual(phone.overlay, .hidden)
    let camera = try phone.asCurrent { try XCTUnwrap(AVCaptureDevice.default(for: .video)) }
    session.addInput(try AVCaptureDeviceInput(device: camera))
    phone.lightPress()
    queue.sync {}
    XCTAssertEqual(delegate.heard, ["active", "enter"])
  }

  func testAnAudioInputIsNoCamera() throws {
    let session = phone.asCurrent { AVCaptureSession() }
    let microphone = try phone.asCurrent { try XCTUnwrap(AVCaptureDevice.default(for: .audio)) }
    let input = try AVCaptureDeviceInput(device: microphone)
    XCTAssertTrue(session.canAddInput(input))
    session.addInput(input)
    XCTAssertFalse(session.canAddInput(try AVCaptureDeviceInput(device: microphone)))
    let output = AVCapturePhotoOutput()
    session.addOutput(output)
    XCTAssertNil(output.connection(with: .video))
    XCTAssertNotNil(output.connection(with: .audio))
    session.removeInput(input)
    XCTAssertEqual(session.inputs, [])
  }

  /// DEV11: setting a format changes the preset to `inputPriority`.
  func testPresets() throws {
    let session = try makeSession()
    XCTAssertEqual(session.sessionPreset, .high)
    session.sessionPreset = .hd1280x720
    XCTAssertEqual(session.sessionPreset, .hd1280x720)
    let device = try XCTUnwrap((session.inputs.first as? AVCaptureDeviceInput)?.device)
    try device.lockForConfiguration()
    device.activeFormat = try XCTUnwrap(device.formats.last)
    device.unlockForConfiguration()
    XCTAssertEqual(session.sessionPreset, .inputPriority)
    XCTAssertTrue(device.activeFormat === device.formats.last)
  }
}
