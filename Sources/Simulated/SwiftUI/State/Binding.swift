/// A property wrapper that reads and writes a value that something else owns.
///
/// As on a phone, you can send a binding to another actor if you can send its value. The compiler
/// doesn't check the closures of the binding.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, Recognizable {
  private let read: () -> Value
  private let write: (Value) -> Void
  private let location: AnyHashable?

  /// Creates a binding from two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: nil, get: get, set: set)
  }

  /// Creates a binding to what is at a location; one to the same location means the same.
  init(
    location: AnyHashable?, get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) { (self.location, read, write) = (location, get, set) }

  /// Creates a binding to a property of an object.
  init<Object: AnyObject>(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.init(
      location: [AnyHashable(ObjectIdentifier(object)), AnyHashable(keyPath)],
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }

  /// Creates a binding from another one, for a property wrapper's projected value.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding to an immutable value.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      location: location.map { [$0, AnyHashable(keyPath)] },
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }

  /// Returns the same binding, because the simulation animates no change.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
  /// Returns the same binding, because the simulation animates no change.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// Creates a binding to an optional from a binding to a value; writing `nil` has no effect.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { value in
        if let value { base.wrappedValue = value }
      })
  }

  /// Creates a binding to the value of an optional, or returns `nil` if the optional is `nil` now.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  func isSame(as other: Any) -> Bool { location != nil && (other as? Self)?.location == location }
}

extension Binding: Identifiable where Value: Identifiable {
  /// What identifies the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
}

extension Binding: Collection where Value: MutableCollection {
  #kept(
    """
    let startIndex: Value.Index = wrappedValue.startIndex; let endIndex: Value.Index = wrappedValue.endIndex
    let indices: Value.Indices = wrappedValue.indices
    func index(after i: Value.Index) -> Value.Index = wrappedValue.index(after: i)
    subscript(position: Value.Index) -> Element = Element(get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
    """)
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// Returns the index before another index.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {
  #kept(
    """
    func index(_ i: Value.Index, offsetBy distance: Int) -> Value.Index = wrappedValue.index(i, offsetBy: distance)
    func distance(from start: Value.Index, to end: Value.Index) -> Int = wrappedValue.distance(from: start, to: end)
    """)
}

// Apple's binding is as unchecked as this one: the closures come from an app, which may capture
// objects of every kind there, and run wherever the app reads or writes the value.
extension Binding: @unchecked Sendable where Value: Sendable {}
