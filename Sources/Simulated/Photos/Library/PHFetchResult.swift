/// The objects that were found, as they were then.
public final class PHFetchResult<ObjectType: AnyObject>: NSObject {
  private let objects: [ObjectType]

  init(_ objects: [ObjectType]) { self.objects = objects }

  #kept(
    """
    override convenience init() = self.init([]); subscript(index: Int) -> ObjectType = objects[index]
    let count: Int = objects.count; let firstObject: ObjectType? = objects.first
    let lastObject: ObjectType? = objects.last; func object(at index: Int) -> ObjectType = objects[index]
    """)

  /// Returns the objects at some places.
  public func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }

  /// Returns the place of an object.
  public func index(of object: ObjectType) -> Int {
    objects.firstIndex { $0 === object || ($0 as? NSObject)?.isEqual(object) ?? false }
      ?? NSNotFound
  }

  /// Calls a closure for each object until it says that it is enough.
  public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var isEnough = ObjCBool(false)
    for (index, object) in objects.enumerated() where !isEnough.boolValue {
      block(object, index, &isEnough)
    }
  }
}

/// What is looked for.
@Kept("fetchLimit = 0; sortDescriptors: [NSSortDescriptor]? = nil; predicate: NSPredicate? = nil")
public final class PHFetchOptions: NSObject {}

extension PHFetchResult where ObjectType == PHAsset {
  /// Returns how many of the assets are of a kind.
  public func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    var count = 0
    enumerateObjects { asset, _, _ in count += asset.mediaType == mediaType ? 1 : 0 }
    return count
  }
}
