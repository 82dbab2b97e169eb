/// An object that announces when it is about to change.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that sends before each change of a published property.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends before each change of a published property.
  ///
  /// The published properties keep the publisher. An object without published properties returns a
  /// new publisher each time, which never sends.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties(of: Mirror(reflecting: self))
    let publisher = properties.lazy.compactMap(\.objectWillChange).first
    let result = publisher ?? ObservableObjectPublisher()
    for property in properties { property.objectWillChange = result }
    return result
  }
}

/// A publisher that sends when an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// The type of the values.
  public typealias Output = Void
  /// The type of the errors.
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  /// Creates a publisher.
  public init() {}

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  /// Announces that the object is about to change.
  public func send() { subject.send() }
}

/// The published properties of an object and its superclasses.
private func publishedProperties(of mirror: Mirror) -> [any PublishedStorage] {
  let inherited = mirror.superclassMirror.map(publishedProperties) ?? []
  return inherited + mirror.children.compactMap { ($0.value as? any PublishedProperty)?.storage }
}
