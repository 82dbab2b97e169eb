import AVFoundation
import CameraControl
import CameraControlTesting
import XCTest

/// Connections that an app forms itself.
final class AVCaptureConnectionTests: XCTestCase {
  private let phone = SimulatedPhone()

  private func input(_ mediaType: AVMediaType = .video) throws -> AVCaptureDeviceInput {
    try phone.asCurrent {
      try AVCaptureDeviceInput(device: try XCTUnwrap(AVCaptureDevice.default(for: mediaType)))
    }
  }

  private func makeSession() -> AVCaptureSession { phone.asCurrent { AVCaptureSession() } }

  private func assertRefuses(
    _ session: AVCaptureSession, _ connection: AVCaptureConnection, _ why: String,
    line: UInt = #line
  ) {
    let before = session.connections
    XCTAssertFalse(session.canAddConnection(connection), line: line)
    session.addConnection(connection)
    let fault = phone.acknowledgeFaults().last
    XCTAssertEqual(
      fault?.problem, "The session does not take a connection that \(why).", line: line)
    XCTAssertEqual(fault?.rule, "SES30", line: line)
    XCTAssertEqual(fault?.exception?.name, "NSInvalidArgumentException", line: line)
    XCTAssertEqual(session.connections, before, line: line)
  }

  func testAnInputHasOnePort() throws {
    let (camera, microphone) = (try input(), try input(.audio))
    let port = try XCTUnwrap(camera.ports.first)
    XCTAssertEqual(camera.ports, [port])
    XCTAssertTrue(port.input === camera)
    XCTAssertEqual(port.mediaType, .video)
    XCTAssertEqual(port.sourceDeviceType, .builtInWideAngleCamera)
    XCTAssertEqual(port.sourceDevicePosition, .back)
    XCTAssertEqual(port.formatDescription?.dimensions.width, 4032)
    XCTAssertEqual(microphone.ports.map(\.mediaType), [.audio])
    XCTAssertNil(microphone.ports[0].formatDescription)
    func found(
      _ mediaType: AVMediaType?, _ type: AVCaptureDevice.DeviceType?,
      _ position: AVCaptureDevice.Position
    ) -> Bool {
      camera.ports(
        for: mediaType, sourceDeviceType: type, sourceDevicePosition: position) == [port]
    }
    XCTAssertTrue(found(nil, nil, .unspecified))
    XCTAssertTrue(found(.video, .builtInWideAngleCamera, .back))
    XCTAssertFalse(found(.audio, nil, .unspecified))
    XCTAssertFalse(found(nil, .builtInTelephotoCamera, .back))
    XCTAssertFalse(found(.video, nil, .front))
    port.isEnabled = false
    XCTAssertFalse(camera.ports[0].isEnabled)
    XCTAssertTrue(microphone.ports[0].isEnabled)
  }

  /// SES30: what was added without connections can be connected, once.
  func testAConnectionIsAddedWhereThereIsNone() throws {
    let (session, input, output) = (makeSession(), try input(), AVCapturePhotoOutput())
    session.addInputWithNoConnections(input)
    session.addOutputWithNoConnections(output)
    XCTAssertNil(output.connection(with: .video))
    XCTAssertEqual(session.connections, [])
    let connection = AVCaptureConnection(inputPorts: input.ports, output: output)
    XCTAssertFalse(connection.isActive)
    XCTAssertTrue(session.canAddConnection(connection))
    session.addConnection(connection)
    XCTAssertEqual(session.connections, [connection])
    XCTAssertTrue(output.connection(with: .video) === connection)
    XCTAssertNil(output.connection(with: .audio))
    XCTAssertEqual(connection.inputPorts, input.ports)
    session.startRunning()
    XCTAssertTrue(connection.isActive)
    assertRefuses(session, connection, "is in a session already")
    assertRefuses(
      session, AVCaptureConnection(inputPorts: input.ports, output: output),
      "leads to an output that has one for the same media")
    session.removeConnection(connection)
    XCTAssertFalse(connection.isActive)
    XCTAssertNil(output.connection(with: .video))
    session.addConnection(connection)
    XCTAssertTrue(connection.isActive)
    session.removeInput(input)
    XCTAssertEqual(session.connections, [])
    XCTAssertNil(output.connection(with: .video))
    XCTAssertEqual(phone.acknowledgeFaults(), [])
  }

  /// SES30: an output without a connection takes no photo.
  func testWithoutAConnectionThereIsNoPhoto() throws {
    final class Photographer: NSObject, AVCapturePhotoCaptureDelegate {}
    let (session, input, output) = (makeSession(), try input(), AVCapturePhotoOutput())
    session.addInput(input)
    session.addOutputWithNoConnections(output)
    session.startRunning()
    output.capturePhoto(with: AVCapturePhotoSettings(), delegate: Photographer())
    XCTAssertEqual(
      phone.acknowledgeFaults().map(\.exception?.name), ["NSInvalidArgumentException"])
    session.addConnection(AVCaptureConnection(inputPorts: input.ports, output: output))
    output.capturePhoto(with: AVCapturePhotoSettings(), delegate: Photographer())
    XCTAssertEqual(phone.acknowledgeFaults(), [])
  }

  /// SES30: what the session connects itself takes no other connection until that one is removed.
  func testTheSessionConnectsByItself() throws {
    let (session, input, output) = (makeSession(), try input(), AVCapturePhotoOutput())
    session.addOutput(output)
    session.addInput(input)
    let own = try XCTUnwrap(output.connection(with: .video))
    XCTAssertEqual(own.inputPorts, input.ports)
    XCTAssertEqual(session.connections, [own])
    let connection = AVCaptureConnection(inputPorts: input.ports, output: output)
    assertRefuses(session, connection, "leads to an output that has one for the same media")
    session.removeConnection(own)
    session.addConnection(connection)
    XCTAssertTrue(output.connection(with: .video) === connection)
    XCTAssertEqual(phone.acknowledgeFaults(), [])
  }

  /// SES30: both ends of a connection have to be in the session.
  func testBothEndsAreInTheSession() throws {
    let (session, input, output) = (makeSession(), try input(), AVCapturePhotoOutput())
    let connection = AVCaptureConnection(inputPorts: input.ports, output: output)
    assertRefuses(session, connection, "comes from an input that the session does not have")
    session.addInputWithNoConnections(input)
    assertRefuses(session, connection, "leads to an output that the session does not have")
    assertRefuses(
      session, AVCaptureConnection(inputPorts: [], output: output), "has no port")
    let layer = AVCaptureVideoPreviewLayer()
    let preview = AVCaptureConnection(inputPort: input.ports[0], videoPreviewLayer: layer)
    assertRefuses(session, preview, "leads to a preview that the session does not have")
  }

  /// SES30: a preview is connected like an output, to a camera only.
  func testAPreviewIsConnected() throws {
    let (session, camera, microphone) = (makeSession(), try input(), try input(.audio))
    session.addInput(camera)
    session.addInput(microphone)
    let layer = AVCaptureVideoPreviewLayer(sessionWithNoConnection: session)
    XCTAssertTrue(layer.session === session)
    XCTAssertNil(layer.connection)
    assertRefuses(
      session,
      AVCaptureConnection(inputPort: microphone.ports[0], videoPreviewLayer: layer),
      "shows sound in a preview")
    let connection = AVCaptureConnection(inputPort: camera.ports[0], videoPreviewLayer: layer)
    session.addConnection(connection)
    XCTAssertTrue(layer.connection === connection)
    XCTAssertTrue(connection.videoPreviewLayer === layer)
    XCTAssertEqual(session.connections, [connection])
    assertRefuses(
      session, AVCaptureConnection(inputPort: camera.ports[0], videoPreviewLayer: layer),
      "leads to a preview that has one")
    layer.session = nil
    XCTAssertNil(layer.connection)
    XCTAssertEqual(session.connections, [])
    layer.setSessionWithNoConnection(session)
    XCTAssertTrue(layer.session === session)
    XCTAssertNil(layer.connection)
    XCTAssertEqual(phone.acknowledgeFaults(), [])
  }

  func testWhatAConnectionDoesToThePictureIsKept() throws {
    let session = makeSession()
    let output = phone.asCurrent { AVCapturePhotoOutput() }
    session.addInput(try input())
    session.addOutput(output)
    let connection = try XCTUnwrap(output.connection(with: .video))
    assertSwitchesTurnAlone(
      connection, [\.isEnabled, \.isVideoMirrored, \.automaticallyAdjustsVideoMirroring])
    XCTAssertEqual(connection.videoOrientation, .portrait)
    XCTAssertEqual(connection.activeVideoStabilizationMode, .off)
    connection.videoOrientation = .landscapeLeft
    connection.videoRotationAngle = 270
    connection.preferredVideoStabilizationMode = .cinematic
    XCTAssertEqual(connection.videoOrientation, .landscapeLeft)
    XCTAssertEqual(connection.videoRotationAngle, 270)
    XCTAssertEqual(connection.activeVideoStabilizationMode, .cinematic)
    XCTAssertTrue(
      connection.isVideoOrientationSupported && connection.isVideoMirroringSupported
        && connection.isVideoStabilizationSupported)
    XCTAssertEqual(
      [0, 45, 90, 91, 360].map(connection.isVideoRotationAngleSupported),
      [true, false, true, false, true])
  }

  func testAPreviewsPortsAreThoseOfTheCamera() throws {
    let session = makeSession()
    session.addInput(try input())
    session.addInput(try input(.audio))
    let layer = AVCaptureVideoPreviewLayer(session: session)
    let connection = try XCTUnwrap(layer.connection)
    XCTAssertEqual(connection.inputPorts.map(\.mediaType), [.video])
    XCTAssertFalse(layer.isPreviewing)
    session.startRunning()
    XCTAssertTrue(layer.isPreviewing)
    session.removeConnection(connection)
    XCTAssertNil(layer.connection)
    XCTAssertEqual(session.connections, [])
    XCTAssertEqual(connection.inputPorts, [])
    session.stopRunning()
  }

  func testADisabledConnectionIsNotActive() throws {
    let session = makeSession()
    let output = phone.asCurrent { AVCapturePhotoOutput() }
    session.addInput(try input())
    session.addOutput(output)
    let connection = try XCTUnwrap(output.connection(with: .video))
    XCTAssertFalse(connection.isActive)
    session.startRunning()
    XCTAssertTrue(connection.isActive)
    connection.isEnabled = false
    XCTAssertFalse(connection.isActive)
  }
}
