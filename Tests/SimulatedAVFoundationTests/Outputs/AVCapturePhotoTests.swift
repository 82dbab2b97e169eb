import AVFoundation
import CameraControlTesting
import XCTest

final class AVCapturePhotoTests: XCTestCase {
  private final class Receiver: NSObject, AVCapturePhotoCaptureDelegate {
    private(set) var photos: [AVCapturePhoto] = []

    func photoOutput(
      _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
      error: (any Error)?
    ) {
      photos.append(photo)
    }
  }

  func testAPhotoHasBytesAndASizeAndNoPicture() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let (output, receiver) = (AVCapturePhotoOutput(), Receiver())
    let session = try phone.asCurrent {
      let session = AVCaptureSession()
      let device = try XCTUnwrap(AVCaptureDevice.default(for: .video))
      session.addInput(try AVCaptureDeviceInput(device: device))
      session.addOutput(output)
      return session
    }
    await Task.detached { session.startRunning() }.value
    let settings = AVCapturePhotoSettings()
    let preview = try XCTUnwrap(settings.availablePreviewPhotoPixelFormatTypes.first)
    settings.previewPhotoFormat = [kCVPixelBufferPixelFormatTypeKey: preview]
    output.capturePhoto(with: settings, delegate: receiver)
    await phone.settle()
    let photo = try XCTUnwrap(receiver.photos.first)
    XCTAssertEqual(photo.resolvedSettings.uniqueID, settings.uniqueID)
    XCTAssertEqual(photo.fileDataRepresentation(), Data("photo \(settings.uniqueID)".utf8))
    XCTAssertEqual(
      photo.cgImageRepresentation()?.width, Int(photo.resolvedSettings.photoDimensions.width))
    XCTAssertEqual(
      photo.cgImageRepresentation()?.height, Int(photo.resolvedSettings.photoDimensions.height))
    XCTAssertEqual(
      photo.previewCGImageRepresentation()?.width,
      Int(photo.resolvedSettings.previewDimensions.width))
    XCTAssertNil(photo.pixelBuffer)
    XCTAssertFalse(photo is AVCaptureDeferredPhotoProxy)
    XCTAssertEqual(photo.photoCount, 1)
    XCTAssertFalse(photo.isRawPhoto)
    XCTAssertEqual(photo.metadata[String(kCGImagePropertyOrientation)] as? UInt32, 6)
    XCTAssertEqual(photo.timestamp, .zero)
    XCTAssertEqual(photo.resolvedSettings.livePhotoMovieDimensions.width, 0)
  }
}
