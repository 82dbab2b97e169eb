import AVKit
import CameraControlTesting
import XCTest

final class CameraStatusTests: XCTestCase {
  @MainActor
  func testTheLinesForLinuxDoWhatTheyReplace() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let (session, output) = (phone.asCurrent { AVCaptureSession() }, AVCapturePhotoOutput())
    let camera = try XCTUnwrap(phone.asCurrent { AVCaptureDevice.default(for: .video) })
    session.addInput(try AVCaptureDeviceInput(device: camera))
    session.addOutput(output)
    let status = CameraStatus(session)
    status.start()
    try await phone.wait(until: { status.isRunning })
    let library = PhotoLibrary()
    output.capturePhoto(with: AVCapturePhotoSettings(), delegate: PhotoReceiver(library))
    var photos = library.additions.makeAsyncIterator()
    let photo = await photos.next()
    XCTAssertNotNil(photo)
    await phone.interrupt(.videoDeviceInUseByAnotherClient)
    try await phone.wait(until: { status.interruption == 3 })
  }
}
