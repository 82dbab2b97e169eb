public import Foundation
import SimulatedAVFoundation

/// How a resource is added to an asset.
public final class PHAssetResourceCreationOptions: NSObject {
  /// The name of the file; by default that of the file that is added.
  public var originalFilename: String?

  /// The type of the file; kept, without effect.
  public var uniformTypeIdentifier: String?

  /// Whether the file is moved into the library instead of copied.
  public var shouldMoveFile = false

  /// Creates options.
  public override init() {}
}

/// What a resource is for its asset.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum PHAssetResourceType: Int, Sendable {
  /// The photo.
  case photo = 1
  /// The video.
  case video = 2
  /// A sound.
  case audio = 3
  /// A photo in another format.
  case alternatePhoto = 4
  /// The photo as it was edited.
  case fullSizePhoto = 5
  /// The video as it was edited.
  case fullSizeVideo = 6
  /// What an edit consists of.
  case adjustmentData = 7
  /// The photo before it was edited.
  case adjustmentBasePhoto = 8
  /// The film of a live photo.
  case pairedVideo = 9
}

/// A resource that a request asks for.
struct PHAssetResourcePart: Sendable {
  enum Content: Sendable {
    case data(Data)
    case file(URL)
  }

  let type: PHAssetResourceType
  private let content: Content
  private let filename: String?
  private let isMoved: Bool

  init(
    type: PHAssetResourceType, content: Content, _ options: PHAssetResourceCreationOptions? = nil
  ) {
    self.type = type
    self.content = content
    filename = options?.originalFilename
    isMoved = options?.shouldMoveFile ?? false
  }

  /// The file that goes once it is in the library.
  var movedFile: URL? {
    guard isMoved, case .file(let url) = content else { return nil }
    return url
  }

  func resource() throws(PHPhotosError) -> PhotoStore.Resource {
    switch content {
    case .data(let data):
      return PhotoStore.Resource(kind: type.rawValue, filename: filename, data: data)
    case .file(let url):
      guard let data = try? Data(contentsOf: url) else {
        throw PHPhotosError(.missingResource, "There is no file at \(url.path). Write it first.")
      }
      return PhotoStore.Resource(
        kind: type.rawValue, filename: filename ?? url.lastPathComponent, data: data)
    }
  }
}
