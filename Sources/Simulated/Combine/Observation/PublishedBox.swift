import Foundation

/// The part of a published property that doesn't depend on the type of its value.
protocol PublishedProperty {
  var storage: any PublishedStorage { get }
}

extension Published: PublishedProperty {
  var storage: any PublishedStorage { box }
}

/// The storage of a published property with any type of value.
protocol PublishedStorage: AnyObject {
  /// The publisher of the object that has the property, once it has been read from that object.
  var objectWillChange: ObservableObjectPublisher? { get set }
}

/// The value of a published property, its subscribers, and the publishers that it follows.
final class PublishedBox<Value>: PublishedStorage {
  let subject: CurrentValueSubject<Value, Never>
  private let lock = NSRecursiveLock()
  private var stored: Value
  private var sources: [AnyCancellable] = []
  private var publisher: ObservableObjectPublisher?

  init(_ value: Value) {
    stored = value
    subject = CurrentValueSubject(value)
  }

  var value: Value { lock.withLock { stored } }

  var objectWillChange: ObservableObjectPublisher? {
    get { lock.withLock { publisher } }
    set { lock.withLock { publisher = newValue } }
  }

  /// Tells the object's publisher and the followers first, and stores the value then.
  func set(_ value: Value) {
    objectWillChange?.send()
    subject.send(value)
    lock.withLock { stored = value }
  }

  func keep(_ subscription: AnyCancellable) { lock.withLock { sources.append(subscription) } }
}
