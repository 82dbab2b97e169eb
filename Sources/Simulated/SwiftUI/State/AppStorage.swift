/// A property wrapper for a value in the app's settings; views with the same key share the value.
///
/// A change through such a property updates every view that has read the key. If the app changes
/// `UserDefaults` without the property, a view shows the change at its next update.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
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
}

extension AppStorage: ConnectedProperty {
  func connect(to place: PropertyPlace, at index: Int) -> Bool {
    let before = store
    fallback.content = place.environment.defaultStore
    return store !== before
  }

  func isSame(as other: Any) -> Bool { (other as? Self)?.key == key }
}

extension EnvironmentValues {
  /// The settings for properties that don't name a store.
  @Entry var defaultStore: UserDefaults = .standard
}
