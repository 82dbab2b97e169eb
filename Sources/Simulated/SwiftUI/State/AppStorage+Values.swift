// A property for a key. Without an initial value, it's `nil` if the settings have no such value.
extension AppStorage where Value: SettingValue {
  #kept(
    "init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) = self.init(key, store, read: { Value.value(forKey: key, in: $0) ?? wrappedValue }, write: { $1.write(forKey: key, in: $0) })"
  )
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: SettingRawValue {
  #kept(
    "init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) = self.init(key, store, read: { Value.RawValue.value(forKey: key, in: $0).flatMap(Value.init(rawValue:)) ?? wrappedValue }, write: { $1.rawValue.write(forKey: key, in: $0) })"
  )
}

extension AppStorage {
  #kept(
    """
    init<Wrapped: SettingValue>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? = self.init(key, store, read: { Wrapped.value(forKey: key, in: $0) }, write: { $0.write($1, forKey: key) })
    init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped?, Wrapped.RawValue: SettingRawValue = self.init(key, store, read: { Wrapped.RawValue.value(forKey: key, in: $0).flatMap(Wrapped.init(rawValue:)) }, write: { $0.write($1?.rawValue, forKey: key) })
    """)
}
