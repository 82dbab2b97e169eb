/// The position of an item in a bar.
@Described(
  """
  automatic; principal; navigation; primaryAction; secondaryAction; confirmationAction
  cancellationAction; destructiveAction; topBarLeading; topBarTrailing; navigationBarLeading
  navigationBarTrailing; bottomBar; keyboard; status; title; largeTitle; subtitle
  """)
public struct ToolbarItemPlacement: Hashable, Sendable, CustomStringConvertible {}

/// A bar.
@Described("automatic; navigationBar; bottomBar; tabBar")
public struct ToolbarPlacement: Hashable, Sendable, CustomStringConvertible {}

/// A namespace for the look of a navigation bar.
public enum NavigationBarItem {
  /// The size of the title.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}
