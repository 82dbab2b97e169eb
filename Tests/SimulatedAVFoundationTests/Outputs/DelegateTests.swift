import AVFoundation
import CameraControlTesting
import XCTest

/// Delegates that leave out what is optional.
final class DelegateTests: XCTestCase {
  private let phone = SimulatedPhone()
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  override func tearDown() { try? FileManager.default.removeItem(at: url) }

  func testADelegateMayHearOnlyOfTheEndOfARecording() throws {
    let (session, output, delegate) = try running(AVCaptureMovieFileOutput(), Ended())
    output.startRecording(to: url, recordingDelegate: delegate)
    XCTAssertTrue(output.isRecording)
    XCTAssertEqual(output.outputFileURL, url)
    output.stopRecording()
    phone.settle()
    XCTAssertFalse(output.isRecording)
    XCTAssertEqual(delegate.urls, [url])
    session.stopRunning()
  }

  /// SES30: outside a session there is no connection.
  func testAnOutputInNoSessionRecordsNothing() {
    phone.asCurrent {
      let (output, delegate) = (AVCaptureMovieFileOutput(), Ended())
      output.startRecording(to: url, recordingDelegate: delegate)
      output.stopRecording()
      XCTAssertFalse(output.isRecording)
      XCTAssertEqual(delegate.urls, [])
    }
    XCTAssertEqual(phone.acknowledgeFaults().map(\.rule), ["SES30"])
  }

  func testARecordingEndsEvenIfItsOutputHasLeftTheSession() throws {
    let (session, output, delegate) = try running(AVCaptureMovieFileOutput(), Ended())
    output.startRecording(to: url, recordingDelegate: delegate)
    session.removeOutput(output)
    phone.asCurrent { output.stopRecording() }
    phone.settle()
    XCTAssertEqual(delegate.urls.count, 1)
    session.stopRunning()
  }

  func testSettingsOfAMovieAreTakenForAConnection() throws {
    let (session, output, _) = try running(AVCaptureMovieFileOutput(), Ended())
    let connection = try XCTUnwrap(output.connection(with: .video))
    output.setOutputSettings([AVVideoCodecKey: AVVideoCodecType.hevc], for: connection)
    XCTAssertEqual(phone.faults, [])
    session.stopRunning()
  }

  func testADelegateOfAPhotoMayHearNothing() throws {
    let (session, output, delegate) = try running(AVCapturePhotoOutput(), Silent())
    output.capturePhoto(with: AVCapturePhotoSettings(), delegate: delegate)
    phone.settle()
    XCTAssertEqual(phone.faults, [])
    // The one call that no simulated phone makes.
    let call = delegate.photoOutput(_:didFinishCapturingDeferredPhotoProxy:error:)
    call(output, nil, nil)
    session.stopRunning()
  }

  private func running<Output: AVCaptureOutput, Delegate>(
    _ makeOutput: @autoclosure () -> Output, _ delegate: Delegate
  ) throws -> (AVCaptureSession, Output, Delegate) {
    try phone.asCurrent {
      let (session, output) = (AVCaptureSession(), makeOutput())
      let camera = try XCTUnwrap(AVCaptureDevice.default(for: .video))
      session.addInput(try AVCaptureDeviceInput(device: camera))
      session.addOutput(output)
      session.startRunning()
      return (session, output, delegate)
    }
  }
}

private final class Ended: NSObject, AVCaptureFileOutputRecordingDelegate {
  private(set) var urls: [URL] = []

  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?
  ) { urls.append(outputFileURL) }
}

private final class Silent: NSObject, AVCapturePhotoCaptureDelegate {}
