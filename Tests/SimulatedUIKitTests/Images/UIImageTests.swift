import AVKit
import CameraControlTesting
import Photos
import XCTest

final class UIImageTests: XCTestCase {
  func testAnImageIsTheBytesThatItWasMadeFrom() throws {
    let image = try XCTUnwrap(UIImage(data: Data([1, 2])))
    XCTAssertEqual(image.jpegData(compressionQuality: 0.5), Data([1, 2]))
    XCTAssertEqual(image.pngData(), Data([1, 2]))
    XCTAssertEqual(image, UIImage(data: Data([1, 2])))
    XCTAssertNotEqual(image, UIImage(systemName: "camera"))
    XCTAssertNil(UIImage(data: Data()))
    XCTAssertNil(UIImage(named: ""))
    XCTAssertEqual(Set([image, try XCTUnwrap(UIImage(data: Data([1, 2])))]).count, 1)
    XCTAssertEqual(image.size, .zero, "nothing is decoded")
    XCTAssertEqual(image.scale, 1)
  }

  func testAMovieOfAFileIsSaved() throws {
    let phone = SimulatedPhone()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("saved-movie.mov")
    try Data("movie".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    phone.asCurrent {
      XCTAssertTrue(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(file.path))
      UISaveVideoAtPathToSavedPhotosAlbum(file.path, nil, nil, nil)
    }
    let saved = phone.app.savedAssets
    XCTAssertEqual(saved.map(\.mediaType), [.video])
    XCTAssertEqual(saved.first?.resources.map(\.data), [Data("movie".utf8)])
  }

  func testAnImageIsSavedIfThePersonLetsTheApp() throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let image = try XCTUnwrap(UIImage(data: Data([1])))
    phone.asCurrent { UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil) }
    XCTAssertEqual(phone.app.savedAssets.map { $0.resources.map(\.data) }, [[Data([1])]])
    phone.app.setPhotoAccess(.denied, for: .addOnly)
    phone.asCurrent { UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil) }
    XCTAssertEqual(phone.app.savedAssets.count, 1)
  }
}
