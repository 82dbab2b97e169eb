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
