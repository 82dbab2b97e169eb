/// How a resource is added to an asset.
@Kept(
  "originalFilename: String? = nil; uniformTypeIdentifier: String? = nil; shouldMoveFile = false")
public final class PHAssetResourceCreationOptions: NSObject {}

/// What a resource is for its asset.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData
  case adjustmentBasePhoto, pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo
  case adjustmentBaseVideo
  case photoProxy = 19
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
