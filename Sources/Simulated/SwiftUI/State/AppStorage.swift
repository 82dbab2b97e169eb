/// A property wrapper for a value in the app's settings; views with the same key share the value.
///
/// A change through such a property updates every view that has read the key. If the app changes
/// `UserDefaults` without the property, a view shows the change at its next update.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, ConnectedProperty {
  private let key: String
  private let given: UserDefaults?
  private let fallback = Slot(UserDefaults.standard)
  private let read: (UserDefaults) -> Value
  private let write: (UserDefaults, Value) -> Void

  init(
    _ key: String, _ store: UserDefaults?, read: @escaping (UserDefaults) -> Value,
    write: @escaping (UserDefaults, Value) -> Void
  ) {
    (self.key, given) = (key, store)
    (self.read, self.write) = (read, write)
  }

  /// The value; when it changes, SwiftUI updates the views that have read it.
  public var wrappedValue: Value {
    get { stored.noteRead { read(store) } }
    nonmutating set { stored.noteChange { write(store, newValue) } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  private var stored: StoredKey { .with(key, in: store) }

  private var store: UserDefaults { given ?? fallback.content }

  func connect(to place: PropertyPlace, at index: Int) -> Bool {
    let before = store
    fallback.content = place.environment.defaultStore
    return store !== before
  }

  func isSame(as other: Any) -> Bool { (other as? Self)?.key == key }

  // Without an initial value, the property is `nil` if the settings have no such value.
  #kept(
    """
    init<Wrapped: SettingValue>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? = self.init(key, store, read: { Wrapped.value(forKey: key, in: $0) }, write: { $0.write($1, forKey: key) })
    init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped?, Wrapped.RawValue: SettingRawValue = self.init(key, store, read: { Wrapped.RawValue.value(forKey: key, in: $0).flatMap(Wrapped.init(rawValue:)) }, write: { $0.write($1?.rawValue, forKey: key) })
    """)
}

extension EnvironmentValues {
  /// The settings for properties that don't name a store.
  @Entry var defaultStore: UserDefaults = .standard
}

// A property with an initial value has it as long as the settings have no such value.
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
