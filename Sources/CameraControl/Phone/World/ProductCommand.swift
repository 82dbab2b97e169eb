/// What a phone's machines ask of a product's code and of its files.
package enum ProductCommand: Hashable, Sendable {
  /// Start the app's code.
  case startApp(AppID)
  /// The app's process has ended: release what its code made.
  case endApp(AppID)
  /// Start the capture extension's code for a visit.
  case startVisit(ExtensionLife.Visit, AppID)
  /// A visit is over: release what its code made.
  case endVisit(VisitID)
  /// Call the intent's `perform()` in a process.
  case perform(ProductTarget, AppID)
  /// Hand the app an activity, known by its ticket.
  case continueActivity(ticket: UInt64, AppID)
  /// The app appears after what came before has run; ask the phone for it then.
  case appear
  /// Make a visit's directory, fresh and empty, in a container that has nothing but what is still to
  /// be copied.
  case make(ContentDirectory)
  /// Copy a visit's directory to the app and report how it went.
  case copy(ContentDirectory)
  /// Erase the capture extension's container of a visit.
  case erase(ContentDirectory)
  /// Delete what a visit has written so far.
  case empty(ContentDirectory)
  /// Delete a directory from the app's container.
  case delete(String)
  /// Tell a consumer of an update.
  case update(ContentUpdate, ConsumerID)
}
