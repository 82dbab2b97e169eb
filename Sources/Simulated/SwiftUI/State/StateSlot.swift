/// A reference from a state to its box, which is replaced if the view's place has an older one.
final class StateSlot<Value> {
  var box: StateBox<Value>

  init(_ box: StateBox<Value>) { self.box = box }
}
