/// A property of a view that is connected to the view's place before the body is evaluated.
protocol ConnectedProperty: Recognizable {
  /// Takes over what the place holds for the property at an index, or stores the initial value.
  func connect(to place: PropertyPlace, at index: Int) -> Bool
}

/// A property of a view that knows whether another one means the same.
protocol Recognizable {
  /// Returns whether a view with the other property in its place would show the same.
  func isSame(as other: Any) -> Bool
}

// What belongs to the place of a view is the same for each view that is shown there.
extension ConnectedProperty {
  func isSame(as other: Any) -> Bool { true }
}

/// What the place of a view offers to the view's properties.
struct PropertyPlace {
  /// What the place has kept since earlier updates.
  let memory: StateMemory
  /// The environment at the place.
  let environment: EnvironmentValues
  /// Called when an observed object is about to change.
  let noteChange: @Sendable () -> Void
}
