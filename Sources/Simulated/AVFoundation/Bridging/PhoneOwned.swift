package import CameraControl

/// An object of which each phone has one, created on first use.
package protocol PhoneOwned: AnyObject, Sendable {
  init()
}

extension PhoneOwned {
  /// The object of a phone.
  package static func of(_ phone: Phone) -> Self {
    phone.attachedObjects.object(for: ObjectIdentifier(Self.self)) { Self() }
  }
}

/// The values that an app has requested, by the names of the properties, behind a lock.
package final class RequestedValues: Sendable {
  private let byName = Guarded<[String: any Sendable]>([:])

  package init() {}

  /// Returns the value that was requested last, or else the usual value.
  package func value<Value: Sendable>(_ name: String, or usual: Value) -> Value {
    guard let value = byName.withLock({ $0[name] }) else { return usual }
    return value as? Value ?? usual
  }

  package func keep(_ value: some Sendable, as name: String) {
    byName.withLock { $0[name] = value }
  }

  package func forget(_ name: String) { byName.withLock { $0[name] = nil } }
}
