/// A key for a value that views pass to their outer views.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view sets one.
  static var defaultValue: Value { get }
  /// Combines the value with the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// The values that views have passed to their outer views.
struct Preferences {
  private var values: [ObjectIdentifier: Any] = [:]

  func value<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  mutating func add<K: PreferenceKey>(_ value: K.Value, _ key: K.Type) {
    var sum = self.value(key)
    K.reduce(value: &sum) { value }
    values[ObjectIdentifier(key)] = sum
  }

  mutating func remove<K: PreferenceKey>(_ key: K.Type) { values[ObjectIdentifier(key)] = nil }
}
