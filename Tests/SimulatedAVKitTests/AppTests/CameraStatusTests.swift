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

  /// The preferred camera of a simulated phone never changes, so the app keeps the one that it began with.
  @MainActor
  func testTheObserverOfThePreferredCameraLeavesTheFirstOne() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let preferred = PreferredCamera()
    await phone.asCurrent { await preferred.begin() }
    let first = await preferred.camera
    XCTAssertNotNil(first)
    await phone.wait(.seconds(60))
    await preferred.end()
    let last = await preferred.camera
    XCTAssertTrue(first === last)
    try await phone.finish()
  }
}
