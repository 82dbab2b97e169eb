/// A property of a view whose value outlives the view's description.
protocol KeptState {
  /// Takes over the value that the memory holds at an index, or stores the initial one there.
  func connect(to memory: StateMemory, at index: Int)
}
