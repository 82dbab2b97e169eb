package import CameraControl

/// An object of which each phone has one; it is made when it is first asked for.
package protocol PhoneOwned: AnyObject, Sendable {
  init()
}

extension PhoneOwned {
  /// The object of a phone.
  package static func of(_ phone: Phone) -> Self {
    phone.attachedObjects.object(for: ObjectIdentifier(Self.self)) { Self() }
  }
}
