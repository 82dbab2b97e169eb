/// What a phone knows of an installed product.
struct ProductState: Hashable, Sendable {
  let name: String
  let parts: ProductParts

  /// The process of the app, or the last one if the app does not run.
  var app: AppID

  /// The process of the capture extension in the present visit, or in the last one.
  var captureExtension: AppID?

  var life: ExtensionLife
  var shelf: ContentShelf

  /// Holds an app to the requirements that the intent launched.
  var appWatch: RequirementWatch?

  /// The activity that the app gets once the content has arrived.
  var waitingActivity: UInt64?

  /// Whether the person has done anything in the present visit.
  var hasUserAction = false

  /// How many calls to delay the app's appearance have not been ended.
  var appearanceDelays = 0

  /// Whether the app appears once nothing delays it.
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

  /// The instant at which the product next needs to be told that time passed.
  var nextDeadline: PhoneInstant? {
    [life.nextDeadline, shelf.nextDeadline, appWatch?.nextDeadline].compactMap(\.self).min()
  }

  /// Whether a process of the product is held to the requirements now.
  var isWatched: Bool { life.isWatched || appWatch != nil }
}

/// A request of a phone's machines to a product's code or files.
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

/// A press that no app has handled, and that may still launch a product.
struct LaunchingPress: Hashable, Sendable {
  let button: PhoneButton

  /// Until when a second click makes it a double click; `nil` while the button is down.
  var waitsUntil: PhoneInstant?
}
