// Nothing moves: what changes has changed when a call returns, and its end is reported at once.

/// Changes of views that can be begun later.
@MainActor @preconcurrency
@Kept(
  """
  fractionComplete: CGFloat = 0; isReversed = false; let isRunning: Bool = false
  func addAnimations(_ animation: @escaping () -> Void) = changes.append(animation)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) = ends.append(completion)
  func startAnimation(afterDelay delay: TimeInterval) = startAnimation(); func pauseAnimation()
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) = end(at: finalPosition)
  """)
open class UIViewPropertyAnimator: NSObject {
  private var changes: [() -> Void] = []
  private var ends: [(UIViewAnimatingPosition) -> Void] = []
  /// How long the changes would take.
  public let duration: TimeInterval
  /// Where the changes are.
  open private(set) var state = UIViewAnimatingState.inactive

  /// Creates changes.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    changes = animations.map { [$0] } ?? []
  }

  /// Creates changes, as if by a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  /// Makes changes now.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Makes the changes.
  open func startAnimation() {
    for change in changes { change() }
    changes = []
    end(at: .end)
  }

  /// Forgets the changes that are not made yet.
  open func stopAnimation(_ withoutFinishing: Bool) {
    changes = []
    state = withoutFinishing ? .inactive : .stopped
  }

  private func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    for end in ends { end(position) }
    ends = []
  }
}

/// Where changes are.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// Where changes have ended.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

extension UIView {
  /// Makes changes in steps.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  /// Makes a step of such changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// How changes in steps are made.
  @Flags("layoutSubviews; allowUserInteraction; beginFromCurrentState; `repeat`; autoreverse")
  public struct KeyframeAnimationOptions: OptionSet, Sendable {}

  /// How fast changes begin and end.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}
