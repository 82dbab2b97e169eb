public import Foundation

/// The objects that were found, as they were then.
public final class PHFetchResult<ObjectType: PHObject>: NSObject {
  private let objects: [ObjectType]

  init(_ objects: [ObjectType]) { self.objects = objects }

  /// The number of objects.
  public var count: Int { objects.count }

  /// The first object.
  public var firstObject: ObjectType? { objects.first }

  /// The last object.
  public var lastObject: ObjectType? { objects.last }

  /// Returns the object at an index.
  public func object(at index: Int) -> ObjectType { objects[index] }

  /// Calls a closure for each object until it says that it is enough.
  public func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isEnough = ObjCBool(false)
    for (index, object) in objects.enumerated() where !isEnough.boolValue {
      block(object, index, &isEnough)
    }
  }
}

/// What is looked for.
public final class PHFetchOptions: NSObject {
  /// How many objects are wanted at most; 0 for all.
  public var fetchLimit = 0

  /// Creates options.
  public override init() {}
}
