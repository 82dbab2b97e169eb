import CameraControl

/// An activity of the person in an app, which another app or process can continue.
///
/// On a phone, the class is in Foundation, which lacks it on Linux. The simulation doesn't index an
/// activity or pass it to other devices; the activity goes only where the app hands it over.
@Kept(
  """
  title: String? = nil; userInfo: [AnyHashable: Any]? = nil
  webpageURL: URL? = nil; isEligibleForHandoff = true; isEligibleForSearch = false
  init(activityType: String) = self.activityType = activityType
  func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) = userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  func becomeCurrent() = isCurrent = !isInvalidated; func resignCurrent() = isCurrent = false
  func invalidate() = (isCurrent, isInvalidated) = (false, true)
  """)
open class NSUserActivity: NSObject {
  /// The type of the activity, such as `com.example.camera.review`.
  public let activityType: String
  /// Whether this is the person's current activity.
  public private(set) var isCurrent = false
  /// Whether the activity has been ended by ``invalidate()``.
  public private(set) var isInvalidated = false

  /// Returns an activity with the same type and values, as another process gets it.
  package func copyForAnotherProcess() -> NSUserActivity {
    let copy = NSUserActivity(activityType: activityType)
    (copy.title, copy.userInfo, copy.webpageURL) = (title, userInfo, webpageURL)
    return copy
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
/// The type of an activity in which a person follows a link on the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
