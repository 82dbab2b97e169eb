/// A controller for sharing items; the simulation has no other app that could receive them.
@Kept(
  """
  completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)? = nil
  excludedActivityTypes: [ActivityType]? = nil; simulatedItems: [Any] = []; required init?(coder: NSCoder) = return nil
  """)
open class UIActivityViewController: UIViewController {
  /// Creates a controller for sharing items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
    simulatedItems = activityItems
  }

  /// A method of sharing.
  public typealias ActivityType = UIActivity.ActivityType
}

/// A method of sharing that an app adds.
open class UIActivity: NSObject {
  /// A method of sharing.
  @RawText(
    "com.apple.UIKit.activity.",
    "postToFacebook; message; mail; print; copyToPasteboard; assignToContact; saveToCameraRoll; airDrop"
  )
  public struct ActivityType: RawRepresentable, Hashable, Sendable {}
}
