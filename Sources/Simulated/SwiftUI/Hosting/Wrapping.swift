/// A modifier around another view, which may describe the view as a screen of a tab view.
@MainActor
protocol Wrapping {
  associatedtype Content: View
  /// The view inside.
  var content: Content { get }
  /// The value that identifies the screen.
  var tag: AnyHashable? { get }
  /// The label of the item that chooses the screen.
  var item: (any View)? { get }
}

extension Wrapping {
  var tag: AnyHashable? { nil }
  var item: (any View)? { nil }
}
