/// How a view appears and disappears; in the simulation, it does so immediately.
@Described(
  """
  identity; opacity; scale; slide; blurReplace; symbolEffect; move(edge: Edge); push(from: Edge)
  scale(scale: CGFloat, anchor: UnitPoint = .center); offset(x: CGFloat = 0, y: CGFloat = 0)
  offset(_ offset: CGSize); asymmetric(insertion: AnyTransition, removal: AnyTransition)
  modifier<E: ViewModifier>(active: E, identity: E)
  .combined(with other: AnyTransition); .animation(_ animation: Animation?)
  """)
public struct AnyTransition: Hashable, Sendable, CustomStringConvertible {}

/// Runs changes in a transaction; the simulation shows them immediately.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Runs changes in a transaction with a value; the simulation shows them immediately.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R { try body() }

/// Runs changes that a phone animates; the simulation shows them immediately.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Runs changes that a phone animates, and then the completion closure.
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

/// A type whose changes a phone can animate.
public protocol Animatable {
  /// The type of the data that an animation changes.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The data that an animation changes.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The empty data.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A value that an animation can change gradually.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a factor.
  mutating func scale(by rhs: Double)
  /// The square of the length.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic where Self: BinaryFloatingPoint {
  /// Multiplies the value by a factor.
  public mutating func scale(by rhs: Double) { self = Self(Double(self) * rhs) }
  /// The square of the value.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {}
extension Float: VectorArithmetic {}
extension CGFloat: VectorArithmetic {}

/// Empty data, for a type without animated data.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates empty data.
  public init() {}
  /// The length, zero.
  public var magnitudeSquared: Double { 0 }
  /// The empty data.
  public static var zero: Self { Self() }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// The empty data.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// The empty data.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
}

/// Two values that an animation changes together.
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
