/// An object that equals only itself.
package protocol ComparedByIdentity: AnyObject, Hashable {}

extension ComparedByIdentity {
  /// Returns whether two objects are the same.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

  /// Hashes the object by its identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
