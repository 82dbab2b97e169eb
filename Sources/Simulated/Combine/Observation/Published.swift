/// A property wrapper that publishes the changes of a property of a class.
@propertyWrapper
public struct Published<Value> {
  let box: PublishedBox<Value>

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  /// Creates a property with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value.
  ///
  /// Code reads and writes the value only through the object with the property.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("unreachable: the declaration is unavailable") }
    // The compiler asks for a setter where the property is declared.
    set { fatalError("unreachable: the declaration is unavailable, so \(newValue) cannot come") }
  }

  /// The value of a property of an object.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].box.value }
    set { object[keyPath: storage].box.set(newValue) }
  }

  /// A publisher of the values, beginning with the current value.
  ///
  /// The publisher sends a new value before the property stores it.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // `assign(to: &object.$property)` writes the publisher back, which is the same one.
    set { _ = newValue }
  }

  /// A publisher of the values of a property.
  @Kept("typealias Output = Value; typealias Failure = Never")
  public struct Publisher: SimulatedCombine.Publisher {
    let box: PublishedBox<Value>

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never { box.subject.receive(subscriber: subscriber) }

    /// Writes each value of another publisher to the property, for as long as the property exists.
    func follow<P: SimulatedCombine.Publisher>(_ publisher: P)
    where P.Output == Value, P.Failure == Never {
      let subscription = publisher.sink { [weak box] in box?.set($0) }
      box.keep(subscription)
    }
  }
}

// A lock guards the box, and values pass from thread to thread as everywhere in this module. Code
// reads an actor's `$property.values` outside of the actor.
extension Published.Publisher: @unchecked Sendable {}
