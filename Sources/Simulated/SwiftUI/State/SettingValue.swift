/// A type of value that an app's settings can store.
///
/// A phone accepts only the predefined types; an app can't add any.
public protocol SettingValue {
  /// Returns the value for a key, or `nil` if the settings have none of this kind.
  static func value(forKey key: String, in store: UserDefaults) -> Self?
  /// Writes the value for a key.
  func write(forKey key: String, in store: UserDefaults)
}

extension SettingValue {
  /// Writes the value for a key.
  public func write(forKey key: String, in store: UserDefaults) { store.set(self, forKey: key) }
}

extension Bool: SettingValue {
  /// Returns the value for a key.
  public static func value(forKey key: String, in store: UserDefaults) -> Bool? {
    store.has(key) ? store.bool(forKey: key) : nil
  }
}

extension Int: SettingValue {
  /// Returns the value for a key.
  public static func value(forKey key: String, in store: UserDefaults) -> Int? {
    store.has(key) ? store.integer(forKey: key) : nil
  }
}

extension Double: SettingValue {
  /// Returns the value for a key.
  public static func value(forKey key: String, in store: UserDefaults) -> Double? {
    store.has(key) ? store.double(forKey: key) : nil
  }
}

extension String: SettingValue {
  /// Returns the value for a key.
  public static func value(forKey key: String, in store: UserDefaults) -> String? {
    store.string(forKey: key)
  }
}

extension Data: SettingValue {
  /// Returns the value for a key.
  public static func value(forKey key: String, in store: UserDefaults) -> Data? {
    store.data(forKey: key)
  }
}

// The settings store URLs in a special representation.
extension URL: SettingValue {
  #kept(
    """
    static func value(forKey key: String, in store: UserDefaults) -> URL? = store.url(forKey: key)
    func write(forKey key: String, in store: UserDefaults) = store.set(self, forKey: key)
    """)
}

/// A type of raw value with which an app's settings can store an enumeration.
public protocol SettingRawValue: SettingValue {}

extension Int: SettingRawValue {}

extension String: SettingRawValue {}

extension UserDefaults {
  /// Writes the value for a key, or removes the one that is there.
  func write(_ value: (some SettingValue)?, forKey key: String) {
    if let value { value.write(forKey: key, in: self) } else { removeObject(forKey: key) }
  }

  fileprivate func has(_ key: String) -> Bool { object(forKey: key) != nil }
}
