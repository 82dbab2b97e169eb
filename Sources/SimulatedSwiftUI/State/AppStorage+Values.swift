public import Foundation

// The kinds of values that settings hold. Each has a default, or may be missing.

extension AppStorage where Value == Bool {
  /// Creates a property for a key, with the value where the settings have none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { store in store.has(key) ? store.bool(forKey: key) : wrappedValue },
      write: { $0.set($1, forKey: key) })
  }
}

extension AppStorage where Value == Bool? {
  /// Creates a property for a key; the value is `nil` where the settings have none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { store in store.has(key) ? store.bool(forKey: key) : nil },
      write: { $0.put($1, for: key) })
  }
}

extension AppStorage where Value == Int {
  /// Creates a property for a key, with the value where the settings have none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { store in store.has(key) ? store.integer(forKey: key) : wrappedValue },
      write: { $0.set($1, forKey: key) })
  }
}

extension AppStorage where Value == Int? {
  /// Creates a property for a key; the value is `nil` where the settings have none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { store in store.has(key) ? store.integer(forKey: key) : nil },
      write: { $0.put($1, for: key) })
  }
}

extension AppStorage where Value == Double {
  /// Creates a property for a key, with the value where the settings have none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { store in store.has(key) ? store.double(forKey: key) : wrappedValue },
      write: { $0.set($1, forKey: key) })
  }
}

extension AppStorage where Value == Double? {
  /// Creates a property for a key; the value is `nil` where the settings have none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { store in store.has(key) ? store.double(forKey: key) : nil },
      write: { $0.put($1, for: key) })
  }
}

extension AppStorage where Value == String {
  /// Creates a property for a key, with the value where the settings have none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { store in store.string(forKey: key) ?? wrappedValue },
      write: { $0.set($1, forKey: key) })
  }
}

extension AppStorage where Value == String? {
  /// Creates a property for a key; the value is `nil` where the settings have none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { store in store.string(forKey: key) }, write: { $0.put($1, for: key) })
  }
}

extension AppStorage where Value == Data {
  /// Creates a property for a key, with the value where the settings have none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { store in store.data(forKey: key) ?? wrappedValue },
      write: { $0.set($1, forKey: key) })
  }
}

extension AppStorage where Value == Data? {
  /// Creates a property for a key; the value is `nil` where the settings have none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { store in store.data(forKey: key) }, write: { $0.put($1, for: key) })
  }
}

extension AppStorage where Value == URL {
  /// Creates a property for a key, with the value where the settings have none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { store in store.url(forKey: key) ?? wrappedValue },
      write: { $0.set($1, forKey: key) })
  }
}

extension AppStorage where Value == URL? {
  /// Creates a property for a key; the value is `nil` where the settings have none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { store in store.url(forKey: key) }, write: { $0.put($1, for: key) })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property for a key, with the value where the settings have none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store,
      read: { store in
        store.string(forKey: key).flatMap(Value.init(rawValue:)) ?? wrappedValue
      }, write: { $0.set($1.rawValue, forKey: key) })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property for a key, with the value where the settings have none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store,
      read: { store in
        (store.has(key) ? store.integer(forKey: key) : nil).flatMap(Value.init(rawValue:))
          ?? wrappedValue
      }, write: { $0.set($1.rawValue, forKey: key) })
  }
}

extension UserDefaults {
  fileprivate func has(_ key: String) -> Bool { object(forKey: key) != nil }

  fileprivate func put(_ value: (some Any)?, for key: String) {
    if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
  }

  fileprivate func put(_ value: URL?, for key: String) {
    if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
  }
}
