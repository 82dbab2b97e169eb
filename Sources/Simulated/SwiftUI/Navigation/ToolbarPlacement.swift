/// A place in a bar.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// As the system likes.
  case automatic
  /// In the middle.
  case principal
  /// Where one goes back.
  case navigation
  /// For the most frequent action.
  case primaryAction
  /// For an action that confirms.
  case confirmationAction
  /// For an action that cancels.
  case cancellationAction
  /// For an action that deletes.
  case destructiveAction
  /// At the start of the top bar.
  case topBarLeading
  /// At the end of the top bar.
  case topBarTrailing
  /// At the start of the top bar, in the older form.
  case navigationBarLeading
  /// At the end of the top bar, in the older form.
  case navigationBarTrailing
  /// In the bottom bar.
  case bottomBar
  /// Above the keyboard.
  case keyboard
  /// For what tells about a state.
  case status
}

/// A bar around a view.
public enum ToolbarPlacement: Hashable, Sendable {
  /// As the system likes.
  case automatic
  /// The bar at the top.
  case navigationBar
  /// The bar at the bottom.
  case bottomBar
  /// The bar with the items of a tab view.
  case tabBar
}

/// The looks of a navigation bar.
public enum NavigationBarItem {
  /// The size of the title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the screen before.
    case automatic
    /// In the bar.
    case inline
    /// Below the bar.
    case large
  }
}
