/// How a phone shows a change over time; the simulation shows every change immediately.
@Described(
  """
  `default`; linear; easeIn; easeOut; easeInOut; spring; bouncy; snappy; smooth; interactiveSpring
  interpolatingSpring; linear(duration: Double); easeIn(duration: Double)
  easeOut(duration: Double); easeInOut(duration: Double)
  timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35)
  interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25)
  @_disfavoredOverload interactiveSpring(duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25)
  interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0)
  interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0)
  // `spring()` means the spring with a duration.
  @_disfavoredOverload spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0)
  spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0)
  spring(_ spring: Spring, blendDuration: Double = 0); bouncy(duration: Double = 0.5, extraBounce: Double = 0)
  snappy(duration: Double = 0.5, extraBounce: Double = 0); smooth(duration: Double = 0.5, extraBounce: Double = 0)
  .delay(_ delay: Double); .speed(_ speed: Double); .repeatCount(_ repeatCount: Int, autoreverses: Bool = true)
  .repeatForever(autoreverses: Bool = true); .logicallyComplete(after duration: Double)
  """)
public struct Animation: Hashable, Sendable, CustomStringConvertible {}

/// The movement of a spring.
@Described(
  """
  smooth; snappy; bouncy; smooth(duration: Double = 0.5, extraBounce: Double = 0)
  snappy(duration: Double = 0.5, extraBounce: Double = 0); bouncy(duration: Double = 0.5, extraBounce: Double = 0)
  """)
public struct Spring: Hashable, Sendable, CustomStringConvertible {
  /// Creates a spring.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    description = lookText("Spring", ["duration": duration, "bounce": bounce])
  }
}

/// The circumstances of a change.
@Kept(
  """
  animation: Animation? = nil; disablesAnimations = false; isContinuous = false
  init(animation: Animation? = nil) = self.animation = animation
  """)
public struct Transaction: Sendable {}
