/// An observed object and the subscription to its changes.
final class ObjectWatch<Object: ObservableObject> {
  let object: Object
  private let subscription: AnyCancellable

  init(_ object: Object, noteChange: @escaping @Sendable () -> Void) {
    self.object = object
    subscription = object.objectWillChange.sink { _ in noteChange() }
  }
}

extension PropertyPlace {
  /// Watches an object for the property at an index, instead of the object watched there before.
  func watch<Object: ObservableObject>(_ object: Object, at index: Int) {
    _ = memory.object(at: index) { (watch: ObjectWatch<Object>) in
      watch.object === object
    } else: {
      ObjectWatch(object, noteChange: noteChange)
    }
  }
}
