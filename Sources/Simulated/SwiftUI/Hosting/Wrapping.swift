/// What a modifier around a screen of a tab view says about the screen.
@MainActor
protocol TabPart {
  /// What identifies the screen.
  var tag: AnyHashable? { get }
  /// What a tap chooses the screen with.
  var item: (any View)? { get }
  /// The screen inside.
  var screen: any View { get }
}

extension TabPart {
  var tag: AnyHashable? { nil }
  var item: (any View)? { nil }
}

/// A modifier that says nothing about a screen of a tab view, and is passed by.
@MainActor
protocol Wrapping: TabPart {
  associatedtype Content: View
  var content: Content { get }
}

extension Wrapping {
  var screen: any View { content }
}
