import CameraControl

/// What an app gives to its intents.
public final class AppDependencyManager: Sendable {
  /// The one of this process.
  public static let shared = AppDependencyManager()

  private let makers = Guarded<[Key: @Sendable () -> any Sendable]>([:])

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String?
  }

  /// Gives a value, which is made whenever an intent asks for it.
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

/// A value that the app has given to its intents.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: String?
  /// Creates a property for a value of its type.
  public init(key: String? = nil) { self.key = key }

  /// The value; the process ends if the app has given none, as on a phone.
  public var wrappedValue: Value {
    guard let value: Value = AppDependencyManager.shared.value(key) else {
      preconditionFailure("The app has given no \(Value.self) to its intents.")
    }
    return value
  }
}
