import CameraControl

/// A key in an app's settings, which notifies its readers of changes.
final class StoredKey: Observable, Sendable {
  private static let known = Guarded<[Name: StoredKey]>([:])

  private struct Name: Hashable {
    let store: ObjectIdentifier
    let key: String
  }

  private let registrar = ObservationRegistrar()

  // Readers observe the key itself; the value is in the store.
  private var value: Void { () }

  /// Returns the only object for a key of a store.
  static func with(_ key: String, in store: UserDefaults) -> StoredKey {
    known.withLock { known in
      let name = Name(store: ObjectIdentifier(store), key: key)
      if let stored = known[name] { return stored }
      let stored = StoredKey()
      known[name] = stored
      return stored
    }
  }

  func noteRead<Value>(_ read: () -> Value) -> Value {
    registrar.access(self, keyPath: \.value)
    return read()
  }

  func noteChange(_ write: () -> Void) { registrar.withMutation(of: self, keyPath: \.value, write) }
}
