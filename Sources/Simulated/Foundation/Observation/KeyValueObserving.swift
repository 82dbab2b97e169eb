import CameraControl

/// An object whose properties you can observe by key path; Foundation on Linux can't do this.
public protocol KeyValueObserving: NSObject {}

extension KeyValueObserving {
  /// Calls `changeHandler` for every change of a property while you keep the returned observation.
  ///
  /// You can observe only properties whose changes the simulated frameworks report. For any other
  /// key path, the handler is called only for `.initial`.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    guard let source = self as? any KeyValueSource else { return observation }
    let handler = Handoff(changeHandler)
    let last = Handoff(LastValue(self[keyPath: keyPath]))
    let id = source.observers.add(keyPath) { [weak self] new in
      guard let self, let new = new as? Value else { return }
      guard let old = last.value.replace(with: new) else { return }
      let change = NSKeyValueObservedChange(
        newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil)
      handler.value(self, change)
    }
    observation.onInvalidate { [weak observers = source.observers] in observers?.remove(id) }
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
    }
    return observation
  }

  /// Returns a publisher of the values of a property, beginning with the current value.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    let subject = CurrentValueSubject<Value, Never>(self[keyPath: keyPath])
    let observation = observe(keyPath, options: [.new]) { [weak subject] object, _ in
      subject?.send(object[keyPath: keyPath])
    }
    // What the subscription keeps, keeps the observation.
    let values = subject.map { value in withExtendedLifetime(observation) { value } }
    return (options.contains(.initial) ? AnyPublisher(values) : AnyPublisher(values.dropFirst()))
  }
}
