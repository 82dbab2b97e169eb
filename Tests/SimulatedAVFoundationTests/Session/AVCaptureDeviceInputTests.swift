import AVFoundation
import CameraControl
import CameraControlTesting
import XCTest

/// The crashes of a camera switch, and inputs without access.
final class AVCaptureDeviceInputTests: XCTestCase {
  private let phone = SimulatedPhone()

  private func camera(_ position: AVCaptureDevice.Position) throws -> AVCaptureDevice {
    try phone.asCurrent {
      try XCTUnwrap(.default(.builtInWideAngleCamera, for: .video, position: position))
    }
  }

  private func makeSession() throws -> AVCaptureSession {
    let session = phone.asCurrent { AVCaptureSession() }
    session.addInput(try AVCaptureDeviceInput(device: camera(.back)))
    return session
  }

  /// Returns the reasons of the exceptions since the last call, without the name of the class.
  private func raised() -> [String] {
    phone.acknowledgeFaults().compactMap(\.exception).map { exception in
      XCTAssertEqual(exception.name, "NSInvalidArgumentException")
      return String(exception.reason.dropFirst("*** -[AVCaptureSession ".count))
    }
  }

  /// SES35: the second camera of a switch that does not remove the first.
  func testASwitchThatForgetsTheOldCamera() throws {
    let session = try makeSession()
    let front = try AVCaptureDeviceInput(device: camera(.front))
    session.beginConfiguration()
    XCTAssertFalse(session.canAddInput(front))
    session.addInput(front)
    XCTAssertEqual(session.inputs.count, 1)
    XCTAssertEqual(phone.faults.map(\.source), ["Front Camera"])
    XCTAssertEqual(
      raised(), ["addInput:] Multiple audio/video AVCaptureInputs are not currently supported"])
    session.removeInput(session.inputs[0])
    XCTAssertTrue(session.canAddInput(front))
    session.addInput(front)
    session.commitConfiguration()
    XCTAssertEqual(session.inputs, [front])
    XCTAssertEqual(raised(), [])
  }

  /// SES35: a microphone joins a camera, and a second one is refused.
  func testASessionTakesOneMicrophone() throws {
    let session = try makeSession()
    let microphone = try phone.asCurrent { try XCTUnwrap(AVCaptureDevice.default(for: .audio)) }
    session.addInput(try AVCaptureDeviceInput(device: microphone))
    let second = try AVCaptureDeviceInput(device: microphone)
    XCTAssertFalse(session.canAddInput(second))
    session.addInput(second)
    XCTAssertEqual(session.inputs.count, 2)
    XCTAssertEqual(
      raised(), ["addInput:] Multiple audio/video AVCaptureInputs are not currently supported"])
  }

  /// SES36: an input belongs to one session, and is there once.
  func testAnInputOfAnotherSession() throws {
    let (first, second) = (try makeSession(), phone.asCurrent { AVCaptureSession() })
    let input = first.inputs[0]
    for session in [first, second] {
      XCTAssertFalse(session.canAddInput(input))
      session.addInput(input)
    }
    XCTAssertEqual(
      raised(),
      [
        "addInput:] An AVCaptureInput instance may not be added more than once to a session",
        "addInput:] An AVCaptureInput instance may not be added to more than one session",
      ])
    second.removeInput(input)
    XCTAssertEqual(first.inputs, [input])
    XCTAssertEqual(second.inputs, [])
  }

  /// SES37: one photo output, one movie file output, and any number of video data outputs.
  func testASecondOutputOfAKind() throws {
    let session = try makeSession()
    for (output, second) in [
      (AVCapturePhotoOutput(), AVCapturePhotoOutput()),
      (AVCaptureMovieFileOutput(), AVCaptureMovieFileOutput()),
    ] as [(AVCaptureOutput, AVCaptureOutput)] {
      session.addOutput(output)
      XCTAssertFalse(session.canAddOutput(second))
      session.addOutput(second)
      XCTAssertNil(second.connection(with: .video))
    }
    let reason = "because more than one output of the same type is unsupported"
    XCTAssertEqual(
      raised(), Array(repeating: "addOutput:] Cannot add output \(reason)", count: 2))
    session.addOutput(AVCaptureVideoDataOutput())
    session.addOutput(AVCaptureVideoDataOutput())
    XCTAssertEqual(session.outputs.count, 4)
    XCTAssertEqual(raised(), [])
  }

  /// DEV19: without access the initializer throws, and the session keeps what it had.
  func testWithoutAccessThereIsNoInput() throws {
    let (session, front) = (try makeSession(), try camera(.front))
    let microphone = try phone.asCurrent { try XCTUnwrap(AVCaptureDevice.default(for: .audio)) }
    for (device, medium) in [(front, CaptureDevice.MediaType.video), (microphone, .audio)] {
      for status in [AuthorizationStatus.denied, .restricted] {
        phone.app.setAuthorizationStatus(status, for: medium)
        XCTAssertThrowsError(try AVCaptureDeviceInput(device: device)) { error in
          XCTAssertEqual((error as? AVError)?.code.rawValue, -11852)
          XCTAssertEqual((error as NSError).code, -11852)
          XCTAssertEqual((error as NSError).domain, AVFoundationErrorDomain)
          XCTAssertEqual(
            error.localizedDescription,
            "The person has not allowed the app to use “\(device.localizedName)”. Check "
              + "authorizationStatus(for:) first, and say in the app how to allow it.")
        }
      }
    }
    do {
      _ = try phone.asCurrent { try AVCaptureDeviceInput(device: front) }
      XCTFail("access is restricted")
    } catch AVError.applicationIsNotAuthorizedToUseDevice {
      XCTAssertEqual(session.inputs.count, 1)
      XCTAssertEqual(phone.findings, [])
    }
  }

  /// DEV19: the current app's answer counts, on a phone with several apps.
  func testTheCurrentAppIsAsked() throws {
    let back = try camera(.back)
    let other = phone.core.startInBackground("other")
    other.setAuthorizationStatus(.denied, for: .video)
    XCTAssertNoThrow(try phone.asCurrent { try AVCaptureDeviceInput(device: back) })
    XCTAssertThrowsError(
      try AmbientPhone.withApp(other) { try AVCaptureDeviceInput(device: back) })
    let session = AmbientPhone.withApp(other) { AVCaptureSession() }
    let input = try AVCaptureDeviceInput(device: back)
    XCTAssertFalse(session.canAddInput(input))
    session.addInput(input)
    XCTAssertEqual(session.inputs, [])
    XCTAssertEqual(phone.findings.map(\.name), ["not-authorized"])
    XCTAssertEqual(phone.findings.map(\.severity), [.refused])
  }

  /// DEV20: an input that is made before the person was asked asks them.
  func testAnInputAsksThePerson() throws {
    phone.app.setAuthorizationStatus(.notDetermined, for: .video)
    let session = try makeSession()
    XCTAssertEqual(
      phone.asCurrent { AVCaptureDevice.authorizationStatus(for: .video) }, .authorized)
    phone.app.setAuthorizationStatus(.notDetermined, for: .video)
    phone.app.personAllowsAccess = false
    XCTAssertNoThrow(try AVCaptureDeviceInput(device: camera(.front)))
    XCTAssertEqual(phone.asCurrent { AVCaptureDevice.authorizationStatus(for: .video) }, .denied)
    XCTAssertEqual(session.inputs.count, 1)
  }

  /// DEV19, DEV20: an input that was made before the person refused is added without a fault.
  func testAnInputThatWasMadeBeforeTheAnswerIsAdded() throws {
    phone.app.setAuthorizationStatus(.notDetermined, for: .video)
    phone.app.personAllowsAccess = false
    let session = try makeSession()
    XCTAssertEqual(phone.asCurrent { AVCaptureDevice.authorizationStatus(for: .video) }, .denied)
    XCTAssertEqual(session.inputs.count, 1)
    session.startRunning()
    XCTAssertTrue(session.isRunning)
    XCTAssertEqual(phone.faults, [])
  }

  /// DEV20: until there is an answer the session runs, and photos and movies end with an error.
  func testWithoutAnAnswerNothingIsDelivered() throws {
    let (session, output) = (try makeSession(), AVCapturePhotoOutput())
    let movie = AVCaptureMovieFileOutput()
    session.addOutput(output)
    session.addOutput(movie)
    session.startRunning()
    for (status, code) in [
      (AuthorizationStatus.notDetermined, AVError.Code.applicationIsNotAuthorizedToUseDevice),
      (.authorized, nil),
    ] as [(AuthorizationStatus, AVError.Code?)] {
      phone.app.setAuthorizationStatus(status, for: .video)
      XCTAssertTrue(session.isRunning)
      let photographer = Photographer()
      output.capturePhoto(with: AVCapturePhotoSettings(), delegate: photographer)
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: file) }
      movie.startRecording(to: file, recordingDelegate: photographer)
      movie.stopRecording()
      phone.wait(.seconds(1))
      XCTAssertEqual(photographer.errors.map { ($0 as? AVError)?.code }, [code, code, code])
    }
  }

  /// DEV22: an app that loses access while it is capturing ends.
  func testTakingAccessBackEndsTheApp() throws {
    let (session, delegate) = (try makeSession(), RecordingDelegate())
    session.addControl(AVCaptureSystemZoomSlider(device: try camera(.back)))
    session.setControlsDelegate(delegate, queue: .main)
    session.startRunning()
    phone.lightPress()
    phone.app.setAuthorizationStatus(.denied, for: .video)
    phone.wait(.seconds(1))
    XCTAssertEqual(delegate.heard, ["active", "enter", "exit", "inactive"])
    XCTAssertFalse(session.isRunning)
    XCTAssertFalse(phone.app.isInFront)
  }

  private final class Photographer: NSObject, AVCapturePhotoCaptureDelegate,
    AVCaptureFileOutputRecordingDelegate
  {
    private(set) var errors: [(any Error)?] = []

    func fileOutput(
      _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
      from connections: [AVCaptureConnection], error: (any Error)?
    ) {
      errors.append(error)
    }

    func photoOutput(
      _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
      error: (any Error)?
    ) {
      errors.append(error)
    }

    func photoOutput(
      _ output: AVCapturePhotoOutput,
      didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
    ) {
      errors.append(error)
    }
  }
}
