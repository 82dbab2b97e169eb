import CameraControl
import SimulatedAVFoundation

/// A property wrapper for a value that belongs to the app's scene, and that views share by its key.
///
/// The value is there for as long as the app runs, also while none of its views is shown. A phone
/// may keep it for longer.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let read: (Any?) -> Value
  private let write: (Value) -> Any?
  private let slot = Slot()

  private init(
    _ key: String, read: @escaping (Any?) -> Value, write: @escaping (Value) -> Any?
  ) { (self.key, self.read, self.write) = (key, read, write) }

  /// The value; when it changes, the views that have read it are updated.
  public var wrappedValue: Value {
    get { read(box.value) }
    nonmutating set { box.value = write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  private var box: StateBox<Any?> { SceneValues.of(slot.app.phone).box(for: key, of: slot.app) }

  private final class Slot {
    var app = PhoneApp.ambient
  }
}

extension SceneStorage: ConnectedProperty {
  // A view may have been created before the phone that shows it was current.
  func connect(to place: PropertyPlace, at index: Int) -> Bool {
    slot.app = .ambient
    return false
  }

  func isSame(as other: Any) -> Bool { (other as? Self)?.key == key }
}

// A property for a key. Without an initial value it is `nil` where the scene has none of its kind.
extension SceneStorage where Value: SettingValue {
  #kept(
    """
    init(wrappedValue: Value, _ key: String) \
      = self.init(key, read: { $0 as? Value ?? wrappedValue }, write: { $0 })
    """)
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue: SettingRawValue {
  #kept(
    """
    init(wrappedValue: Value, _ key: String) = self.init(key, \
      read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) ?? wrappedValue }, \
      write: { $0.rawValue })
    """)
}

extension SceneStorage {
  #kept(
    """
    init<Wrapped: SettingValue>(_ key: String) where Value == Wrapped? \
      = self.init(key, read: { $0 as? Wrapped }, write: { $0 })
    init<Wrapped: RawRepresentable>(_ key: String) \
      where Value == Wrapped?, Wrapped.RawValue: SettingRawValue = self.init(key, \
      read: { ($0 as? Wrapped.RawValue).flatMap(Wrapped.init(rawValue:)) }, \
      write: { $0?.rawValue })
    """)
}

/// The values of the scenes of a phone's apps.
private final class SceneValues: PhoneOwned {
  // The boxes are used by views only, on the main actor.
  private let boxes = Guarded<[Name: Handoff<StateBox<Any?>>]>([:])

  private struct Name: Hashable {
    let app: AppID
    let key: String
  }

  func box(for key: String, of app: PhoneApp) -> StateBox<Any?> {
    boxes.withLock { boxes in
      let name = Name(app: app.id, key: key)
      if let box = boxes[name] { return box.value }
      let box = StateBox<Any?>(nil)
      boxes[name] = Handoff(box)
      return box
    }
  }
}
