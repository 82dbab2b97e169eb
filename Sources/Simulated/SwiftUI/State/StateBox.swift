/// An observable box for the value of a state.
@Observable
final class StateBox<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
