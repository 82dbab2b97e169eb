/// The values of the states of the view at one place.
final class StateMemory {
  private var boxes: [Int: AnyObject] = [:]

  /// Returns the box stored at an index, or stores the given one there and returns it.
  func box<Value>(at index: Int, else new: StateBox<Value>) -> StateBox<Value> {
    if let box = boxes[index] as? StateBox<Value> { return box }
    boxes[index] = new
    return new
  }
}
