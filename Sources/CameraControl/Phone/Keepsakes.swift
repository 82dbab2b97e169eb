/// Objects that modules above the core keep with a phone, such as their own objects for its
/// devices.
///
/// An object lives as long as the phone, so it must not keep the phone itself.
package struct Keepsakes: ~Copyable, Sendable {
  // So few that searching costs less than hashing.
  private let objects = Guarded<
    [(owner: ObjectIdentifier, number: Int, object: any AnyObject & Sendable)]
  >([])

  /// Returns the object that belongs to `owner`, if it has been created.
  package func known<Object: AnyObject & Sendable>(
    of owner: ObjectIdentifier, number: Int = 0
  ) -> Object? {
    objects.withLock { objects in
      objects.first { $0.owner == owner && $0.number == number }?.object as? Object
    }
  }

  /// Returns the object that belongs to `owner`, creating it on first use.
  ///
  /// - Parameters:
  ///   - owner: An object or type that lives as long as the phone.
  ///   - number: Which of the owner's objects it is, if there are several.
  ///   - make: Creates the object; it must not request another one.
  /// - Returns: The same object for every call with this owner and number.
  package func object<Object: AnyObject & Sendable>(
    for owner: ObjectIdentifier, number: Int = 0, make: () -> Object
  ) -> Object {
    objects.withLock { objects in
      let known = objects.first { $0.owner == owner && $0.number == number }?.object
      if let object = known as? Object { return object }
      let object = make()
      objects.append((owner, number, object))
      return object
    }
  }
}
