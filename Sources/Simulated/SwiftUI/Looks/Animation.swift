public import Foundation

/// How a change is shown over time; here, every change is shown at once.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  /// The text of the animation.
  public let description: String

  init(_ description: String) { self.description = description }

  /// Returns the animation, begun later.
  public func delay(_ delay: TimeInterval) -> Animation { Animation("\(self).delay(\(delay))") }

  /// Returns the animation at another speed.
  public func speed(_ speed: Double) -> Animation { Animation("\(self).speed(\(speed))") }

  /// Returns the animation, repeated.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation("\(self).\(lookText("repeatCount", ["": repeatCount, "autoreverses": autoreverses]))")
  }

  /// Returns the animation, repeated for ever.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation("\(self).\(lookText("repeatForever", ["autoreverses": autoreverses]))")
  }
}

extension Animation {
  /// The usual animation.
  public static let `default` = Animation("default")
  /// At constant speed.
  public static var linear: Animation { Animation("linear") }
  /// Slow at first.
  public static var easeIn: Animation { Animation("easeIn") }
  /// Slow at the end.
  public static var easeOut: Animation { Animation("easeOut") }
  /// Slow at both ends.
  public static var easeInOut: Animation { Animation("easeInOut") }
  /// Like a spring.
  public static var spring: Animation { Animation("spring") }
  /// Like a spring that bounces.
  public static var bouncy: Animation { Animation("bouncy") }
  /// Like a spring that hardly bounces.
  public static var snappy: Animation { Animation("snappy") }
  /// Like a spring that does not bounce.
  public static var smooth: Animation { Animation("smooth") }

  /// At constant speed.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(lookText("linear", ["duration": duration]))
  }

  /// Slow at first.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(lookText("easeIn", ["duration": duration]))
  }

  /// Slow at the end.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(lookText("easeOut", ["duration": duration]))
  }

  /// Slow at both ends.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(lookText("easeInOut", ["duration": duration]))
  }

  /// Like a spring that follows a finger.
  public static var interactiveSpring: Animation { Animation("interactiveSpring") }

  /// Like a spring that follows a finger, by its period.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(
      lookText("interactiveSpring", ["response": response, "dampingFraction": dampingFraction]))
  }

  // `spring()` means the one by its duration.
  /// Like a spring, by its period.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(lookText("spring", ["response": response, "dampingFraction": dampingFraction]))
  }

  /// Like a spring, by its duration.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(lookText("spring", ["duration": duration, "bounce": bounce]))
  }

  /// Like a spring that bounces.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(lookText("bouncy", ["duration": duration, "extraBounce": extraBounce]))
  }

  /// Like a spring that hardly bounces.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(lookText("snappy", ["duration": duration, "extraBounce": extraBounce]))
  }

  /// Like a spring that does not bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(lookText("smooth", ["duration": duration, "extraBounce": extraBounce]))
  }
}

/// Runs changes that are animated on a phone; here, they are shown at once.
///
/// - Parameters:
///   - animation: The animation.
///   - body: The changes.
/// - Returns: What the changes return.
/// - Throws: What the changes throw.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs changes that are animated on a phone, and then what follows the animation.
///
/// - Parameters:
///   - animation: The animation.
///   - completionCriteria: When the animation counts as complete.
///   - body: The changes.
///   - completion: What follows the animation; it runs at once.
/// - Returns: What the changes return.
/// - Throws: What the changes throw.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try body()
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String

  /// When it is hardly visible any more.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When it has ended.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}
