/// A controller that would pass things on; there is no other app here to take them.
@Kept(
  """
  completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)? = nil
  excludedActivityTypes: [ActivityType]? = nil; simulatedItems: [Any] = []; required init?(coder: NSCoder) = return nil
  """)
open class UIActivityViewController: UIViewController {
  /// Creates a controller for things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
    simulatedItems = activityItems
  }
}

/// A way of passing things on that an app adds.
open class UIActivity: NSObject {
  /// A way of passing things on.
  @RawText(
    "com.apple.UIKit.activity.",
    "postToFacebook; message; mail; print; copyToPasteboard; assignToContact; saveToCameraRoll; airDrop"
  )
  public struct ActivityType: RawRepresentable, Hashable, Sendable {}
}

extension UIActivityViewController {
  /// A way of passing things on.
  public typealias ActivityType = UIActivity.ActivityType
}
