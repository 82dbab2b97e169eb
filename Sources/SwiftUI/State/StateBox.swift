import Observation

/// A value of a view that tells of its changes.
@Observable
final class StateBox<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
