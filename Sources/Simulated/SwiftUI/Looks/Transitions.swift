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
