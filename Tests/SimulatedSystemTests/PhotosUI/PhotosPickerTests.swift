import PhotosUI
import SwiftUI
import UIKit
import XCTest

/// What a person chooses, which a test says.
@MainActor
final class PhotosPickerTests: XCTestCase {
  func testAChosenPhotoHasTheFormsThatItsDataHave() async throws {
    let item = PhotosPickerItem(simulated: Data("photo".utf8))
    let data = try await item.loadTransferable(type: Data.self)
    XCTAssertEqual(data, Data("photo".utf8))
    let image = try await item.loadTransferable(type: Image.self)
    XCTAssertNotNil(image)
    let text = try await item.loadTransferable(type: String.self)
    XCTAssertNil(text, "a photo is no text")
    let movie = try await PhotosPickerItem(simulated: Data("movie".utf8), as: [.quickTimeMovie])
      .loadTransferable(type: Movie.self)
    XCTAssertEqual(movie?.bytes, Data("movie".utf8))
    XCTAssertEqual(movie?.fileExtension, "mov")
  }

  func testAnAppShowsWhatWasChosen() async {
    var selection: PhotosPickerItem?
    let binding = Binding(get: { selection }, set: { selection = $0 })
    let picker = PhotosPicker(selection: binding, matching: .any(of: [.images, .videos])) {
      Text("Choose")
    }
    let window = UIWindow(frame: .zero)
    window.rootViewController = UIHostingController(rootView: picker)
    binding.wrappedValue = PhotosPickerItem(itemIdentifier: "one")
    XCTAssertEqual(selection?.itemIdentifier, "one")
  }

  func testAControllerTellsItsDelegate() throws {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .images
    configuration.selectionLimit = 0
    let (picker, chooser) = (PHPickerViewController(configuration: configuration), Chooser())
    picker.delegate = chooser
    let image = try XCTUnwrap(UIImage(data: Data("photo".utf8)))
    picker.simulateChoice([PHPickerResult(simulated: NSItemProvider(object: image))])
    XCTAssertEqual(chooser.images, [image])
  }

  func testTheFormsOfAValueAreKnownByItsType() async throws {
    let item = PhotosPickerItem(simulated: Data("https://example.com".utf8), as: [.url])
    let link = try await item.loadTransferable(type: Link.self)
    XCTAssertEqual(link?.url, URL(string: "https://example.com"))
    let url = try await item.loadTransferable(type: URL.self)
    XCTAssertEqual(url, link?.url)
    let nothing = try await PhotosPickerItem(simulated: Data()).loadTransferable(type: Link.self)
    XCTAssertNil(nothing)
  }

  func testAPickerOfALibraryIsBesideAView() async {
    let view = Text("x")
      .photosPicker(
        isPresented: .constant(true), selection: .constant(nil), matching: .images,
        photoLibrary: .shared()
      )
      .photosPicker(
        isPresented: .constant(true), selection: .constant([]), maxSelectionCount: 3,
        selectionBehavior: .ordered, matching: .images
      )
      .photosPicker(
        isPresented: .constant(true), selection: .constant([]), selectionBehavior: .ordered,
        photoLibrary: .shared())
    XCTAssertEqual(UIHostingController(rootView: view).view.subviews.count, 1)
  }
}

private struct Movie: Transferable {
  let bytes: Data
  let fileExtension: String

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .movie) { _ in
      SentTransferredFile(URL(fileURLWithPath: "/"))
    } importing: { received in
      Movie(bytes: try Data(contentsOf: received.file), fileExtension: received.file.pathExtension)
    }
  }
}

@MainActor
private final class Chooser: PHPickerViewControllerDelegate {
  private(set) var images: [UIImage] = []

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    for provider in results.map(\.itemProvider) where provider.canLoadObject(ofClass: UIImage.self)
    {
      provider.loadObject(ofClass: UIImage.self) { object, _ in
        guard let image = object as? UIImage else { return }
        MainActor.assumeIsolated { self.images.append(image) }
      }
    }
  }
}

private struct Link: Transferable {
  let url: URL

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(exportedContentType: .movie) { SentTransferredFile($0.url) }
      .suggestedFileName("movie.mov")
    DataRepresentation(exportedContentType: .png) { _ in Data() }
    DataRepresentation(importedContentType: .url) { data in
      Link(url: try XCTUnwrap(URL(string: String(decoding: data, as: UTF8.self))))
    }
  }
}
