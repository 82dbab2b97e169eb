/// A weak reference to an object.
package struct Weak<Object: AnyObject> {
  package private(set) weak var object: Object?

  package init(_ object: Object?) { self.object = object }
}

extension Weak: Sendable where Object: Sendable {}
