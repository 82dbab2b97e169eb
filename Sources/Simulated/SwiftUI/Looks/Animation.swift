/// How a change is shown over time; here, every change is shown at once.
@Described(
  """
  `default`; linear; easeIn; easeOut; easeInOut; spring; bouncy; snappy; smooth; interactiveSpring
  interpolatingSpring; linear(duration: Double); easeIn(duration: Double)
  easeOut(duration: Double); easeInOut(duration: Double)
  timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35)
  interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, \
    blendDuration: Double = 0.25)
  @_disfavoredOverload interactiveSpring(duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25)
  interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, \
    initialVelocity: Double = 0)
  interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0)
  // `spring()` means the one by its duration.
  @_disfavoredOverload spring(response: Double = 0.5, dampingFraction: Double = 0.825, \
    blendDuration: Double = 0)
  spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0)
  spring(_ spring: Spring, blendDuration: Double = 0)
  bouncy(duration: Double = 0.5, extraBounce: Double = 0)
  snappy(duration: Double = 0.5, extraBounce: Double = 0)
  smooth(duration: Double = 0.5, extraBounce: Double = 0)
  .delay(_ delay: Double); .speed(_ speed: Double)
  .repeatCount(_ repeatCount: Int, autoreverses: Bool = true)
  .repeatForever(autoreverses: Bool = true)
  .logicallyComplete(after duration: Double)
  """)
public struct Animation: Hashable, Sendable, CustomStringConvertible {}

/// The movement of a spring.
@Described(
  """
  smooth; snappy; bouncy; smooth(duration: Double = 0.5, extraBounce: Double = 0)
  snappy(duration: Double = 0.5, extraBounce: Double = 0)
  bouncy(duration: Double = 0.5, extraBounce: Double = 0)
  """)
public struct Spring: Hashable, Sendable, CustomStringConvertible {
  /// Creates a spring.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    description = lookText("Spring", ["duration": duration, "bounce": bounce])
  }
}

/// How a view comes and goes; here, it does so at once.
@Described(
  """
  identity; opacity; scale; slide; blurReplace; symbolEffect; move(edge: Edge); push(from: Edge)
  scale(scale: CGFloat, anchor: UnitPoint = .center); offset(x: CGFloat = 0, y: CGFloat = 0)
  offset(_ offset: CGSize); asymmetric(insertion: AnyTransition, removal: AnyTransition)
  modifier<E: ViewModifier>(active: E, identity: E)
  .combined(with other: AnyTransition); .animation(_ animation: Animation?)
  """)
public struct AnyTransition: Hashable, Sendable, CustomStringConvertible {}

/// The circumstances of a change.
@Kept(
  """
  animation: Animation? = nil; disablesAnimations = false; isContinuous = false
  init(animation: Animation? = nil) = self.animation = animation
  """)
public struct Transaction: Sendable {}

/// Runs changes in a transaction; here, they are shown at once.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Runs changes in a transaction with a value; here, they are shown at once.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R { try body() }

/// Runs changes that are animated on a phone; here, they are shown at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Runs changes that are animated on a phone, and then what follows the animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try body()
}

/// When an animation counts as complete.
@Described("logicallyComplete; removed")
public struct AnimationCompletionCriteria: Hashable, Sendable, CustomStringConvertible {}

// MARK: - What an animation changes

/// Something whose changes can be shown step by step.
public protocol Animatable {
  /// The type of what changes.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// What changes.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A value between which and another one there are steps.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value.
  mutating func scale(by rhs: Double)

  /// The square of the length.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic where Self: BinaryFloatingPoint {
  /// Multiplies the value.
  public mutating func scale(by rhs: Double) { self = Self(Double(self) * rhs) }

  /// The square of the value.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {}
extension Float: VectorArithmetic {}
extension CGFloat: VectorArithmetic {}

/// Nothing that changes.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates nothing.
  public init() {}

  /// The length, zero.
  public var magnitudeSquared: Double { 0 }

  /// Nothing.
  public static var zero: Self { Self() }

  /// Does nothing.
  public mutating func scale(by rhs: Double) {}

  /// Nothing.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }

  /// Nothing.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
}

/// Two values that change together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// The square of the length.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }

  /// Two zeros.
  public static var zero: Self { Self(.zero, .zero) }

  /// Multiplies both values.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// Adds both values.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// Subtracts both values.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }
}
