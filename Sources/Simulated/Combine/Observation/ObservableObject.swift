/// An object that tells when it is about to change.
public protocol ObservableObject: AnyObject {
  /// The kind of the publisher that tells of changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that sends before each change of a published property.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends before each change of a published property.
  ///
  /// The published properties keep it. An object that has none gets a new publisher each time,
  /// which nothing sends through.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties(of: Mirror(reflecting: self))
    let publisher = properties.lazy.compactMap(\.objectWillChange).first
    let result = publisher ?? ObservableObjectPublisher()
    for property in properties { property.objectWillChange = result }
    return result
  }
}

/// A publisher that tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// The kind of the values.
  public typealias Output = Void
  /// The kind of the errors.
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  /// Creates a publisher.
  public init() {}

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  /// Tells that the object is about to change.
  public func send() { subject.send() }
}

/// What an object and its superclasses publish.
private func publishedProperties(of mirror: Mirror) -> [any PublishedStorage] {
  let inherited = mirror.superclassMirror.map(publishedProperties) ?? []
  return inherited + mirror.children.compactMap { ($0.value as? any PublishedProperty)?.storage }
}
