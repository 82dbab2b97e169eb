import CameraControl

/// A manager of the values that an app provides to its intents.
public final class AppDependencyManager: Sendable {
  /// The manager of this process.
  public static let shared = AppDependencyManager()

  private let makers = Guarded<[Key: @Sendable () -> any Sendable]>([:])

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String?
  }

  /// Provides a value; the closure creates it whenever an intent reads it.
  public func add<Dependency: Sendable>(
    key: String? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    makers.withLock { $0[Key(type: ObjectIdentifier(Dependency.self), name: key)] = dependency }
  }

  func value<Dependency>(_ key: String?) -> Dependency? {
    let make = makers.withLock { $0[Key(type: ObjectIdentifier(Dependency.self), name: key)] }
    return make?() as? Dependency
  }
}

/// A property wrapper for a value that the app provides to its intents.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: String?
  /// Creates a property that reads the value of the property's type.
  public init(key: String? = nil) { self.key = key }

  /// The value; as on a phone, the process ends if the app has provided none.
  public var wrappedValue: Value {
    guard let value: Value = AppDependencyManager.shared.value(key) else {
      preconditionFailure("The app has given no \(Value.self) to its intents.")
    }
    return value
  }
}
