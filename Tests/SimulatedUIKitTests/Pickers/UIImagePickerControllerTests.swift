import CameraControlTesting
import UIKit
import XCTest

@MainActor
final class UIImagePickerControllerTests: XCTestCase {
  private let phone = SimulatedPhone()
  private let log = PickerLog()

  /// The picker uses the camera and takes presses: the viewfinder and the interaction of LCK14.
  func testAShownPickerIsACameraThatTakesPresses() async {
    let (picker, window) = show()
    XCTAssertEqual(phone.app.views.map(\.interactions.count), [1])
    await phone.click()
    XCTAssertEqual(log.taken, [], "the person has not decided yet")
    XCTAssertTrue(picker.simulateUse())
    XCTAssertEqual(log.taken, ["public.image"])
    XCTAssertFalse(picker.simulateUse())
    XCTAssertEqual(phone.faults, [])
    window.rootViewController = nil
    XCTAssertEqual(phone.app.views.count, 0)
    XCTAssertEqual(phone.trace.only(.session).texts, ["did start running", "did stop running"])
    await phone.click()
    XCTAssertFalse(picker.simulateUse(), "a picker that is not shown takes no photos")
  }

  func testWithoutTheSystemsControlsAPhotoIsUsedAtOnce() async throws {
    let (_, window) = show { $0.showsCameraControls = false }
    await phone.click()
    await phone.press(.volumeUp)
    XCTAssertEqual(log.taken, ["public.image", "public.image"])
    let (first, second) = (try XCTUnwrap(log.images.first), try XCTUnwrap(log.images.last))
    XCTAssertNotEqual(first.jpegData(compressionQuality: 1), second.pngData())
    window.rootViewController = nil
  }

  func testAPressStartsAndStopsAMovie() async throws {
    let (_, window) = show {
      $0.cameraCaptureMode = .video
      $0.showsCameraControls = false
    }
    await phone.click()
    XCTAssertEqual(log.taken, [])
    await phone.click()
    XCTAssertEqual(log.taken, ["public.movie"])
    let movie = try XCTUnwrap(log.movies.first)
    XCTAssertFalse(try Data(contentsOf: movie).isEmpty)
    try FileManager.default.removeItem(at: movie)
    window.rootViewController = nil
  }

  func testThePersonMayDiscardOrCancel() async {
    let (picker, window) = show()
    await phone.click()
    picker.simulateRetake()
    XCTAssertFalse(picker.simulateUse())
    picker.simulateCancel()
    XCTAssertEqual(log.cancellations, 1)
    window.rootViewController = nil
  }

  func testWithoutAccessThereIsNoCamera() async {
    phone.app.setAuthorizationStatus(.denied, for: .video)
    let (picker, window) = show()
    picker.takePicture()
    XCTAssertFalse(picker.simulateUse())
    picker.cameraCaptureMode = .video
    XCTAssertFalse(picker.startVideoCapture())
    XCTAssertEqual(phone.app.views.count, 0)
    window.rootViewController = nil
  }

  func testThePhotoLibraryIsNoCamera() async {
    let (_, window) = show { $0.sourceType = .photoLibrary }
    XCTAssertEqual(phone.app.views.count, 0)
    phone.asCurrent {
      XCTAssertTrue(UIImagePickerController.isSourceTypeAvailable(.camera))
      XCTAssertTrue(UIImagePickerController.isCameraDeviceAvailable(.front))
    }
    window.rootViewController = nil
  }

  func testADelegateThatSaysNothingIsNoMistake() async {
    let silent = SilentDelegate()
    let (picker, window) = show { $0.delegate = silent }
    picker.takePicture()
    XCTAssertTrue(picker.simulateUse())
    picker.simulateCancel()
    XCTAssertEqual(phone.faults, [])
    window.rootViewController = nil
  }

  func testTheOverlayIsInFrontOfThePicture() async {
    let (first, second) = phone.asCurrent { (UIView(), UIView()) }
    let (picker, window) = show { $0.cameraOverlayView = first }
    XCTAssertTrue(picker.view.subviews.last === first)
    picker.cameraOverlayView = second
    XCTAssertNil(first.superview)
    XCTAssertTrue(picker.view.subviews.last === second)
    picker.cameraOverlayView = nil
    XCTAssertEqual(picker.view.subviews, [])
    window.rootViewController = nil
  }

  func testAnotherCameraStartsAnew() async {
    let (picker, window) = show()
    picker.cameraDevice = .front
    await phone.click()
    XCTAssertTrue(picker.simulateUse())
    picker.cameraCaptureMode = .video
    await phone.click()
    XCTAssertFalse(picker.simulateUse(), "a movie has started")
    XCTAssertFalse(picker.startVideoCapture(), "one at a time")
    picker.stopVideoCapture()
    XCTAssertTrue(picker.simulateUse())
    XCTAssertEqual(log.taken, ["public.image", "public.movie"])
    for movie in log.movies { try? FileManager.default.removeItem(at: movie) }
    window.rootViewController = nil
  }

  func testAPickerIsThatOfAPhone() async {
    phone.asCurrent {
      let picker = UIImagePickerController()
      XCTAssertEqual(picker.sourceType, .photoLibrary)
      XCTAssertEqual(picker.mediaTypes, ["public.image"])
      XCTAssertEqual(picker.cameraDevice, .rear)
      XCTAssertEqual(picker.cameraCaptureMode, .photo)
      XCTAssertEqual(picker.cameraFlashMode, .auto)
      XCTAssertEqual(picker.videoQuality, .typeMedium)
      XCTAssertEqual(picker.videoMaximumDuration, 600)
      XCTAssertTrue(picker.showsCameraControls)
      XCTAssertFalse(picker.allowsEditing)
      XCTAssertEqual(
        UIImagePickerController.availableMediaTypes(for: .camera), ["public.image", "public.movie"])
    }
    typealias Picker = UIImagePickerController
    XCTAssertEqual(
      [Picker.SourceType.photoLibrary, .camera, .savedPhotosAlbum].map(\.rawValue), [0, 1, 2])
    XCTAssertEqual([Picker.CameraDevice.rear, .front].map(\.rawValue), [0, 1])
    XCTAssertEqual([Picker.CameraCaptureMode.photo, .video].map(\.rawValue), [0, 1])
    XCTAssertEqual([Picker.CameraFlashMode.off, .auto, .on].map(\.rawValue), [-1, 0, 1])
    let qualities: [Picker.QualityType] = [
      .typeHigh, .typeMedium, .typeLow, .type640x480, .typeIFrame1280x720, .typeIFrame960x540,
    ]
    XCTAssertEqual(qualities.map(\.rawValue), Array(0...5))
  }

  private func show(
    _ change: (UIImagePickerController) -> Void = { _ in }
  ) -> (UIImagePickerController, UIWindow) {
    phone.asCurrent {
      let (picker, window) = (UIImagePickerController(), UIWindow(frame: .zero))
      picker.sourceType = .camera
      picker.delegate = log
      change(picker)
      window.rootViewController = picker
      return (picker, window)
    }
  }
}

private final class SilentDelegate: NSObject, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{}

private final class PickerLog: NSObject, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  var taken: [String] = []
  var images: [UIImage] = []
  var movies: [URL] = []
  var cancellations = 0

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    taken.append(info[.mediaType] as? String ?? "")
    if let image = info[.originalImage] as? UIImage { images.append(image) }
    if let movie = info[.mediaURL] as? URL { movies.append(movie) }
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancellations += 1 }
}
