/// A finger on the screen, where and as often as a test says.
@MainActor @preconcurrency
@Kept(
  """
  tapCount = 1; force: CGFloat = 0; maximumPossibleForce: CGFloat = 0; timestamp: TimeInterval = 0; phase = Phase.began; view: UIView? = nil; simulatedLocation = CGPoint.zero
  func location(in view: UIView?) -> CGPoint = simulatedLocation
  func previousLocation(in view: UIView?) -> CGPoint = simulatedLocation
  """)
open class UITouch: NSObject {
  /// What a finger does.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
}

/// Fingers on the screen at one time, of which nothing is known.
@MainActor @preconcurrency
@Kept("let allTouches: Set<UITouch>? = nil")
open class UIEvent: NSObject {}
