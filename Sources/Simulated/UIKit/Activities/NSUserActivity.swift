import CameraControl

/// What the person is doing in an app, so that another app or process can go on with it.
///
/// On a phone the class is in Foundation, which lacks it on Linux. Nothing is indexed or handed to
/// other devices; an activity goes where the app gives it to the system.
open class NSUserActivity: NSObject {
  /// The type of the activity, such as `com.example.camera.review`.
  public let activityType: String

  /// The title.
  open var title: String?

  /// Values that are needed to continue the activity.
  open var userInfo: [AnyHashable: Any]?

  /// The keys of the values that are needed to restore the activity.
  open var requiredUserInfoKeys: Set<String>?

  /// Words that find the activity.
  open var keywords: Set<String> = []

  /// An address that shows the same on the web.
  open var webpageURL: URL?

  /// The address that led to the activity.
  open var referrerURL: URL?

  /// The time after which the activity is no longer of interest.
  open var expirationDate: Date?

  /// An identifier of the content, for the choice of a scene.
  open var targetContentIdentifier: String?

  /// An identifier by which the app finds the activity again.
  open var persistentIdentifier: String?

  /// Whether the values have to be brought up to date before they are used.
  open var needsSave = false

  /// Whether the activity may be continued on another device.
  open var isEligibleForHandoff = true

  /// Whether the person may find the activity by searching.
  open var isEligibleForSearch = false

  /// Whether everyone may find the activity.
  open var isEligibleForPublicIndexing = false

  /// Whether the system may suggest the activity.
  open var isEligibleForPrediction = false

  /// Whether the activity is the one that the person is engaged in.
  public private(set) var isCurrent = false

  /// Whether the activity has been ended by ``invalidate()``.
  public private(set) var isInvalidated = false

  /// Creates an activity of a type.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds values to ``userInfo``, and replaces those with the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes the activity the one that the person is engaged in; does nothing once it is invalidated.
  open func becomeCurrent() { isCurrent = !isInvalidated }

  /// Says that the person is no longer engaged in the activity.
  open func resignCurrent() { isCurrent = false }

  /// Ends the activity for good.
  open func invalidate() { (isCurrent, isInvalidated) = (false, true) }

  /// Returns an activity with the same type and values, as another process gets it.
  package func copyForAnotherProcess() -> NSUserActivity {
    let copy = NSUserActivity(activityType: activityType)
    (copy.title, copy.userInfo, copy.keywords) = (title, userInfo, keywords)
    (copy.webpageURL, copy.referrerURL) = (webpageURL, referrerURL)
    copy.requiredUserInfoKeys = requiredUserInfoKeys
    copy.targetContentIdentifier = targetContentIdentifier
    copy.persistentIdentifier = persistentIdentifier
    return copy
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
/// The type of an activity in which a person follows a link on the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
