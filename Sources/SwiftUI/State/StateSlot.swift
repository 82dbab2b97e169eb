/// Where a state finds its value, which is another place once its view was shown before.
final class StateSlot<Value> {
  var box: StateBox<Value>

  init(_ box: StateBox<Value>) {
    self.box = box
  }
}
