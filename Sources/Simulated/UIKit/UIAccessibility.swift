import CameraControl

/// What helps people with disabilities; no simulated phone uses any of it.
@Kept(
  """
  static let isVoiceOverRunning: Bool = false; static let isReduceMotionEnabled: Bool = false
  static let isReduceTransparencyEnabled: Bool = false; static let isBoldTextEnabled: Bool = false
  static let isSwitchControlRunning: Bool = false
  """)
public enum UIAccessibility {
  private static let posts = Guarded([String]())
  /// What was announced, such as `announcement: Saved`.
  public static var simulatedPosts: [String] { posts.withLock { $0 } }

  /// Tells something to an assistive technology; a test reads it.
  public static func post(notification: Notification, argument: Any?) {
    let text = argument.map { "\(notification.rawValue): \($0)" } ?? notification.rawValue
    posts.withLock { $0.append(text) }
  }

  /// What is announced.
  @RawText("announcement; layoutChanged; screenChanged; pageScrolled; pauseAssistiveTechnology")
  public struct Notification: RawRepresentable, Hashable, Sendable {}
}

/// What kind of thing a view is for an assistive technology.
@Flags(
  """
  button; link; image; selected; playsSound; keyboardKey; staticText; summaryElement; notEnabled; updatesFrequently
  searchField; startsMediaSession; adjustable; allowsDirectInteraction; causesPageTurn; header
  """)
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
}
