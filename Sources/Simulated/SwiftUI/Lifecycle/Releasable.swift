/// A kept object that acts when its view is no longer part of the description.
@MainActor
protocol Releasable: AnyObject {
  /// Called after the update without the view.
  func release()
}
