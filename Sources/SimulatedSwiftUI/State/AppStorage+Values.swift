public import Foundation

extension AppStorage where Value: SettingValue {
  /// Creates a property for a key, with the value where the settings have none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { Value.value(forKey: key, in: $0) ?? wrappedValue },
      write: { $1.write(forKey: key, in: $0) })
  }
}

extension AppStorage {
  /// Creates a property for a key; the value is `nil` where the settings have none.
  public init<Wrapped: SettingValue>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped? {
    self.init(
      key, store, read: { Wrapped.value(forKey: key, in: $0) },
      write: { store, value in
        if let value {
          value.write(forKey: key, in: store)
        } else {
          store.removeObject(forKey: key)
        }
      })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: SettingValue {
  /// Creates a property for a key, with the value where the settings have none of its kind.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store,
      read: { store in
        Value.RawValue.value(forKey: key, in: store).flatMap(Value.init(rawValue:)) ?? wrappedValue
      }, write: { $1.rawValue.write(forKey: key, in: $0) })
  }
}

extension AppStorage {
  /// Creates a property for a key; the value is `nil` where the settings have none of its kind.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue: SettingValue {
    self.init(
      key, store,
      read: { store in
        Wrapped.RawValue.value(forKey: key, in: store).flatMap(Wrapped.init(rawValue:))
      },
      write: { store, value in
        if let value {
          value.rawValue.write(forKey: key, in: store)
        } else {
          store.removeObject(forKey: key)
        }
      })
  }
}
