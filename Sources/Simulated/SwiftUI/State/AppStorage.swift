/// A property wrapper for a value in the app's settings; views with the same key share the value.
///
/// A change through such a property updates every view that has read the key. If the app changes
/// `UserDefaults` without the property, a view shows the change at its next update.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let slot: StoreSlot
  private let read: (UserDefaults) -> Value
  private let write: (UserDefaults, Value) -> Void

  init(
    _ key: String, _ store: UserDefaults?, read: @escaping (UserDefaults) -> Value,
    write: @escaping (UserDefaults, Value) -> Void
  ) {
    self.key = key
    slot = StoreSlot(given: store)
    (self.read, self.write) = (read, write)
  }

  /// The value; when it changes, SwiftUI updates the views that have read it.
  public var wrappedValue: Value {
    get { stored.noteRead { read(slot.store) } }
    nonmutating set { stored.noteChange { write(slot.store, newValue) } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  private var stored: StoredKey { .with(key, in: slot.store) }
}

extension AppStorage: ConnectedProperty {
  func connect(to place: PropertyPlace, at index: Int) -> Bool {
    let before = slot.store
    slot.fallback = place.environment.defaultStore
    return slot.store !== before
  }

  func isSame(as other: Any) -> Bool { (other as? Self)?.key == key }
}

/// The settings that a property reads and writes.
private final class StoreSlot {
  var fallback = UserDefaults.standard
  private let given: UserDefaults?

  init(given: UserDefaults?) { self.given = given }

  var store: UserDefaults { given ?? fallback }
}

extension EnvironmentValues {
  /// The settings for properties that don't name a store.
  @Entry var defaultStore: UserDefaults = .standard
}
