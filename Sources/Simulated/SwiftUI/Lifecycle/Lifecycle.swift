/// A kept object that acts when its view appears, is updated and disappears.
@MainActor
protocol Lifecycle: AnyObject {
  /// Called after each update while the view is in a window, the first time when it appears.
  func settle()

  /// Called when the view is no longer in a window, or no longer part of the description.
  func disappear()
}
