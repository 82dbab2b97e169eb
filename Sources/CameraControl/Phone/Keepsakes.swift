/// What modules over the core keep with a phone, such as their own objects for its devices.
///
/// An object lives as long as the phone, so it must not keep the phone itself.
package final class Keepsakes: Sendable {
  private let objects = Guarded<[ObjectIdentifier: any AnyObject & Sendable]>([:])

  /// The object that belongs to `owner`, made when it is first asked for.
  ///
  /// - Parameters:
  ///   - owner: An object or type that lives as long as the phone.
  ///   - make: Makes the object; it must not ask for another one.
  /// - Returns: The same object for every call with this owner.
  package func object<Object: AnyObject & Sendable>(
    for owner: ObjectIdentifier, make: () -> Object
  ) -> Object {
    objects.withLock { objects in
      if let object = objects[owner] as? Object { return object }
      let object = make()
      objects[owner] = object
      return object
    }
  }
}
