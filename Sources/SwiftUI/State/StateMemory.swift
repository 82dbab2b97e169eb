/// The values of the states of a view at one place.
final class StateMemory {
  private var boxes: [Int: AnyObject] = [:]

  /// The value that was there before, or else the one given.
  func box<Value>(at index: Int, else new: StateBox<Value>) -> StateBox<Value> {
    if let box = boxes[index] as? StateBox<Value> { return box }
    boxes[index] = new
    return new
  }
}
