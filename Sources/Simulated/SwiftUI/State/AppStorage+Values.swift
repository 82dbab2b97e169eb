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
      write: { $0.write($1, forKey: key) })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: SettingRawValue {
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
  where Value == Wrapped?, Wrapped.RawValue: SettingRawValue {
    self.init(
      key, store,
      read: { store in
        Wrapped.RawValue.value(forKey: key, in: store).flatMap(Wrapped.init(rawValue:))
      },
      write: { $0.write($1?.rawValue, forKey: key) })
  }
}
