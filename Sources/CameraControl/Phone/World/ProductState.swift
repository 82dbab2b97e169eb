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
