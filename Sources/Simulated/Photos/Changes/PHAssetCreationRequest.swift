/// A request for a new asset made of several resources, such as a photo and its film.
@Kept("class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool = true")
public final class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Asks for a new asset; its resources are added then.
  public class func forAsset() -> Self {
    let request = Self()
    Changes.add(request, named: "PHAssetCreationRequest")
    return request
  }

  /// Adds a resource from its bytes.
  public func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) { add(PHAssetResourcePart(type: type, content: .data(data), options)) }

  /// Adds a resource from a file, which is read when the block has ended.
  public func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) { add(PHAssetResourcePart(type: type, content: .file(fileURL), options)) }
}
