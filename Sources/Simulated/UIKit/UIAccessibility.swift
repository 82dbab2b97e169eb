import CameraControl

/// The accessibility settings of a phone; a simulated phone uses none of them.
@Kept(
  """
  static let isVoiceOverRunning: Bool = false; static let isReduceMotionEnabled: Bool = false
  static let isReduceTransparencyEnabled: Bool = false; static let isBoldTextEnabled: Bool = false
  static let isSwitchControlRunning: Bool = false
  """)
public enum UIAccessibility {
  private static let posts = Guarded([String]())
  /// The notifications that the app has posted, such as `announcement: Saved`.
  public static var simulatedPosts: [String] { posts.withLock { $0 } }

  /// Posts a notification to assistive technologies; a test can read it in ``simulatedPosts``.
  public static func post(notification: Notification, argument: Any?) {
    let text = argument.map { "\(notification.rawValue): \($0)" } ?? notification.rawValue
    posts.withLock { $0.append(text) }
  }

  /// A notification for assistive technologies.
  @RawText("announcement; layoutChanged; screenChanged; pageScrolled; pauseAssistiveTechnology")
  public struct Notification: RawRepresentable, Hashable, Sendable {}
}

/// The characteristics of a view for an assistive technology.
@Flags(
  """
  button; link; image; selected; playsSound; keyboardKey; staticText; summaryElement; notEnabled; updatesFrequently
  searchField; startsMediaSession; adjustable; allowsDirectInteraction; causesPageTurn; header
  """)
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// No characteristics.
  public static let none: UIAccessibilityTraits = []
}
