/// A modifier around a screen of a tab view, which may describe the screen.
@MainActor
protocol TabPart {
  /// The value that identifies the screen.
  var tag: AnyHashable? { get }
  /// The label of the item that chooses the screen.
  var item: (any View)? { get }
  /// The screen inside.
  var screen: any View { get }
}

extension TabPart {
  var tag: AnyHashable? { nil }
  var item: (any View)? { nil }
}

/// A modifier that doesn't describe a screen of a tab view, so the tab view ignores it.
@MainActor
protocol Wrapping: TabPart {
  associatedtype Content: View
  var content: Content { get }
}

extension Wrapping {
  var screen: any View { content }
}
