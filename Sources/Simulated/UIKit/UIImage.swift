import CameraControl
public import Foundation
import SimulatedAVFoundation

/// An image, as the bytes that it was made from.
public final class UIImage: NSObject, Sendable {
  private let bytes: Data

  /// The size in points; always zero, since nothing is decoded.
  public var size: CGSize { .zero }

  /// The number of pixels per point; always 1.
  public var scale: CGFloat { 1 }

  /// Creates an image from the bytes of a file, or returns `nil` if there are none.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    bytes = data
  }

  /// Creates an image of a symbol, or returns `nil` for an empty name.
  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    bytes = Data(name.utf8)
  }

  /// Creates an image of an app's catalogue, or returns `nil` for an empty name.
  public init?(named name: String) {
    guard !name.isEmpty else { return nil }
    bytes = Data(name.utf8)
  }

  /// Returns the bytes that the image was made from.
  public func jpegData(compressionQuality: CGFloat) -> Data? { bytes }

  /// Returns the bytes that the image was made from.
  public func pngData() -> Data? { bytes }

  /// Returns whether another object is an image of the same bytes.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.bytes == bytes }

  /// A hash of the bytes.
  public override var hash: Int { bytes.hashValue }

  fileprivate func save() {
    let app = PhoneApp.ambient
    let store = PhotoStore.of(app.phone)
    guard store.requestAccess(of: app, .add).allowsAdding else { return }
    store.add([
      PhotoStore.Asset(
        identifier: store.newIdentifier(), by: app, isVideo: false,
        resources: [PhotoStore.Resource(kind: 1, filename: nil, data: bytes)])
    ])
  }
}

/// Adds an image to the photo library, if the person lets the app.
///
/// Apple's function calls the selector of the target afterwards. Linux has no selectors, so the
/// selector must be `nil`, and the target and the context have no effect.
public func `UIImageWriteToSavedPhotosAlbum`(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Never?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  image.save()
}
