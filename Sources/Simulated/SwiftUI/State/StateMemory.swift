/// What the properties of the view at one place have kept since earlier updates.
final class StateMemory {
  private var kept: [Int: AnyObject] = [:]

  /// Returns the object stored at an index, or stores a new one there and returns it.
  func object<Object: AnyObject>(
    at index: Int, where isValid: (Object) -> Bool = { _ in true }, else make: () -> Object
  ) -> Object {
    if let object = kept[index] as? Object, isValid(object) { return object }
    let object = make()
    kept[index] = object
    return object
  }
}
