/// A property of a view that is connected to the view's place before the body is evaluated.
protocol ConnectedProperty: Recognizable {
  /// Takes over what the place holds for the property at an index, or stores the initial value.
  func connect(to place: PropertyPlace, at index: Int) -> Bool
}

/// A property of a view that knows whether another property has the same meaning.
protocol Recognizable {
  /// Returns whether a view with the other property in its place would show the same.
  func isSame(as other: Any) -> Bool
}

// A property that belongs to a view's place is the same for every view that is shown there.
extension ConnectedProperty {
  func isSame(as other: Any) -> Bool { true }
}

/// What a property has from the place of its view.
final class Slot<Content> {
  var content: Content

  init(_ content: Content) { self.content = content }
}

/// The state that the place of a view offers to the view's properties.
struct PropertyPlace {
  /// The state that the place has kept since earlier updates.
  let memory: StateMemory
  /// The environment at the place.
  let environment: EnvironmentValues
  /// Called when an observed object is about to change.
  let noteChange: @Sendable () -> Void
}
