import AVFoundation
import CameraControlTesting
import XCTest

final class AVCaptureAudioDataOutputTests: XCTestCase {
  private final class Listener: NSObject, AVCaptureAudioDataOutputSampleBufferDelegate {}

  func testAnOutputForSoundIsConnectedToTheMicrophone() throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let queue = DispatchQueue(label: "sound")
    var listener: Listener? = Listener()
    let (session, output) = (phone.asCurrent { AVCaptureSession() }, AVCaptureAudioDataOutput())
    output.setSampleBufferDelegate(listener, queue: queue)
    XCTAssertTrue(output.sampleBufferDelegate === listener)
    XCTAssertTrue(output.sampleBufferCallbackQueue === queue)
    XCTAssertTrue(session.canAddOutput(output))
    session.addOutput(output)
    XCTAssertNil(output.connection(with: .audio))
    let microphone = try XCTUnwrap(phone.asCurrent { AVCaptureDevice.default(for: .audio) })
    session.addInput(try AVCaptureDeviceInput(device: microphone))
    XCTAssertNotNil(output.connection(with: .audio))
    XCTAssertNil(output.connection(with: .video))
    listener = nil
    XCTAssertNil(output.sampleBufferDelegate)
  }
}
