// Nothing moves: what changes has changed when a call returns, and its end is told at once.
extension UIView {
  /// Makes changes.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes, as if by a spring.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  /// Makes changes in a view.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations ?? {}, completion: completion) }

  /// Makes changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// How changes are made.
  @Flags(
    """
    layoutSubviews; allowUserInteraction; beginFromCurrentState; `repeat`; autoreverse
    curveEaseIn = 65_536; curveEaseOut = 131_072; curveLinear = 196_608
    transitionFlipFromLeft = 1_048_576; transitionFlipFromRight = 2_097_152
    transitionCrossDissolve = 5_242_880
    """)
  public struct AnimationOptions: OptionSet, Sendable {
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
  }

  /// How a content fills a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
}
