/// The objects that a fetch found, as they were at the time of the fetch.
public final class PHFetchResult<ObjectType: AnyObject>: NSObject {
  private let objects: [ObjectType]

  init(_ objects: [ObjectType]) { self.objects = objects }

  #kept(
    """
    override convenience init() = self.init([]); subscript(index: Int) -> ObjectType = objects[index]
    let count: Int = objects.count; let firstObject: ObjectType? = objects.first
    let lastObject: ObjectType? = objects.last; func object(at index: Int) -> ObjectType = objects[index]
    """)

  /// Returns the objects at the given indexes.
  public func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }

  /// Returns the index of an object.
  public func index(of object: ObjectType) -> Int {
    objects.firstIndex { $0 === object || ($0 as? NSObject)?.isEqual(object) ?? false }
      ?? NSNotFound
  }

  /// Calls a closure for each object, until the closure asks to stop.
  public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var isEnough = ObjCBool(false)
    for (index, object) in objects.enumerated() where !isEnough.boolValue {
      block(object, index, &isEnough)
    }
  }
}

/// Options for what a fetch looks for.
@Kept("fetchLimit = 0; sortDescriptors: [NSSortDescriptor]? = nil; predicate: NSPredicate? = nil")
public final class PHFetchOptions: NSObject {}

extension PHFetchResult where ObjectType == PHAsset {
  /// Returns the number of assets of a media type.
  public func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    var count = 0
    enumerateObjects { asset, _, _ in count += asset.mediaType == mediaType ? 1 : 0 }
    return count
  }
}
