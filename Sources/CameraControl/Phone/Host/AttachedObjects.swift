/// Objects that live as long as a phone: its cameras, and objects that higher modules add, such as
/// their own objects for the phone's devices.
///
/// An attached object must not retain the phone.
package struct AttachedObjects: ~Copyable, Sendable {
  // There are so few entries that searching costs less than hashing.
  private let entries = Guarded<[Entry]>([])

  private typealias Entry = (owner: ObjectIdentifier, number: Int, object: any AnyObject & Sendable)

  /// Returns the object that belongs to `owner`, if it has been created.
  func known<Object: AnyObject & Sendable>(of owner: ObjectIdentifier, number: Int = 0) -> Object? {
    entries.withLock { Self.object(of: owner, number, among: $0) }
  }

  /// Returns the object that belongs to `owner`, creating it on first use.
  ///
  /// The owner is an object or type that lives as long as the phone, and numbers tell several objects
  /// of one owner apart. `make` must not request another object.
  package func object<Object: AnyObject & Sendable>(
    for owner: ObjectIdentifier, number: Int = 0, make: () -> Object
  ) -> Object {
    entries.withLock { entries in
      if let known: Object = Self.object(of: owner, number, among: entries) { return known }
      let object = make()
      entries.append((owner, number, object))
      return object
    }
  }

  private static func object<Object: AnyObject & Sendable>(
    of owner: ObjectIdentifier, _ number: Int, among entries: [Entry]
  ) -> Object? {
    entries.first { $0.owner == owner && $0.number == number }?.object as? Object
  }
}
