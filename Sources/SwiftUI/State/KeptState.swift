/// A property of a view whose value lasts longer than the view's description.
protocol KeptState {
  /// Takes the value that the place remembers, or gives it the first one.
  func connect(to memory: StateMemory, at index: Int)
}
