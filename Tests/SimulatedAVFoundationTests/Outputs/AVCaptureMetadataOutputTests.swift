import AVFoundation
import CameraControlTesting
import TestSupport
import XCTest

final class AVCaptureMetadataOutputTests: XCTestCase {
  func testATestSaysWhatIsInThePicture() async throws {
    let phone = SimulatedPhone()
    let (session, output, reader) = try phone.asCurrent {
      let (session, output) = (AVCaptureSession(), AVCaptureMetadataOutput())
      let device = try XCTUnwrap(AVCaptureDevice.default(for: .video))
      session.addInput(try AVCaptureDeviceInput(device: device))
      session.addOutput(AVCaptureVideoDataOutput())
      XCTAssertTrue(session.canAddOutput(output))
      session.addOutput(output)
      return (session, output, Reader())
    }
    XCTAssertEqual(session.outputs.count, 2)
    output.metadataObjectTypes = [.qr]
    output.setMetadataObjectsDelegate(reader, queue: DispatchQueue(label: "codes"))
    output.simulate([
      AVMetadataMachineReadableCodeObject(simulated: .ean13, stringValue: "not asked for"),
      AVMetadataMachineReadableCodeObject(simulated: .qr, stringValue: "found"),
    ])
    try await phone.wait(until: { reader.log.all == ["found"] })
  }
}

private final class Reader: NSObject, AVCaptureMetadataOutputObjectsDelegate, Sendable {
  let log = Log<String>()

  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    for case let code as AVMetadataMachineReadableCodeObject in metadataObjects {
      log.add(code.stringValue ?? "none")
    }
  }
}
