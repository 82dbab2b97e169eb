// The simulation animates nothing: changes are complete, and reported as such, when a call returns.

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
  /// The duration that the animation would have.
  public let duration: TimeInterval
  /// The state of the animation.
  open private(set) var state = UIViewAnimatingState.inactive

  /// Creates an animator for changes.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    changes = animations.map { [$0] } ?? []
  }

  /// Creates an animator for changes with the animation of a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  /// Creates an animator, and makes its changes now.
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

  /// Discards the changes that the animator hasn't made yet.
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

/// The state of an animation.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// The position at which an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

extension UIView {
  /// Makes the changes of all keyframes immediately.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  /// Makes the changes of a keyframe.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Options for an animation with keyframes.
  @Flags("layoutSubviews; allowUserInteraction; beginFromCurrentState; `repeat`; autoreverse")
  public struct KeyframeAnimationOptions: OptionSet, Sendable {}

  /// How fast an animation begins and ends.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}
