/// What a phone knows about an installed product.
struct ProductState: Hashable, Sendable {
  let name: String
  let parts: ProductParts

  /// The process of the app, or its last process if the app is not running.
  var app: AppID

  /// The process of the capture extension in the current visit, or in the last visit.
  var captureExtension: AppID?

  var life: ExtensionLife
  var shelf: ContentShelf

  /// Checks the requirements of an app that the intent launched.
  var appWatch: RequirementWatch?

  /// The activity that the app receives once the content has arrived.
  var waitingActivity: UInt64?

  /// Whether the person has done anything in the current visit.
  var hasUserAction = false

  /// The number of delays of the app's appearance that have not ended.
  var appearanceDelays = 0

  /// Whether the app appears as soon as no delay remains.
  var isToAppear = false

  init(name: String, parts: ProductParts, app: AppID, _ behavior: PhoneBehavior.LockScreen) {
    self.name = name
    self.parts = parts
    self.app = app
    life = ExtensionLife(behavior)
    shelf = ContentShelf(behavior)
  }

  /// The phone's name for the process of the capture extension.
  var extensionIdentifier: String { Self.extensionIdentifier(of: name) }

  /// Returns the phone's name for the process of a product's capture extension.
  static func extensionIdentifier(of product: String) -> String { "\(product) extension" }

  /// The next instant at which the product needs a call of `advance`.
  var nextDeadline: PhoneInstant? {
    [life.nextDeadline, shelf.nextDeadline, appWatch?.nextDeadline].compactMap(\.self).min()
  }

  /// Whether a process of the product must still meet the requirements.
  var isWatched: Bool { life.isWatched || appWatch != nil }
}

/// A request of a phone's machines to a product's code or files.
package enum ProductCommand: Hashable, Sendable {
  /// Start the app's code.
  case startApp(AppID)
  /// The app's process has ended: release the objects that its code created.
  case endApp(AppID)
  /// Start the code of a launched capture extension.
  case startVisit(ExtensionLife.Visit, AppID)
  /// A launched capture extension has ended: release the objects that its code created.
  case endVisit(VisitID)
  /// Call the intent's `perform()` in a process.
  case perform(ProductTarget, AppID)
  /// Pass a user activity to the app; a number, the ticket, identifies the activity.
  case continueActivity(ticket: UInt64, AppID)
  /// After all earlier commands have run, ask the phone to show the app.
  case appear
  /// Create the directory of an extension launch, and erase all other content of the extension's
  /// container, unless it must still be copied.
  case make(ContentDirectory)
  /// Copy the directory of an extension launch to the app, and report the outcome.
  case copy(ContentDirectory)
  /// Erase what an extension launch left in the capture extension's container.
  case erase(ContentDirectory)
  /// Delete everything that a capture extension has written since its launch.
  case empty(ContentDirectory)
  /// Delete a directory from the app's container.
  case delete(String)
  /// Send an update to a consumer.
  case update(ContentUpdate, ConsumerID)
}

/// A press that no app has handled, but that may still launch a product.
struct LaunchingPress: Hashable, Sendable {
  let button: PhoneButton

  /// Until when a second click makes it a double click; `nil` while the button is down.
  var waitsUntil: PhoneInstant?
}
