/// Two gestures that a person can do at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far each gesture has come.
  public struct Value {
    /// What the first gesture is at, if it has begun.
    public var first: First.Value?
    /// What the second gesture is at, if it has begun.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures, of which the first one wins.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What the gesture that has won is at.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture that can begin when another one has ended; it is not simulated.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far the gestures have come.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture: TappedGesture, EndingGesture {
  var taps: [TappedAction] { first.endingTaps + second.endingTaps }

  func ownEndings(_ action: @escaping (Value) -> Void) -> [TappedAction] {
    first.endings { action(Value(first: $0)) } + second.endings { action(Value(second: $0)) }
  }
}

extension ExclusiveGesture: TappedGesture, EndingGesture {
  var taps: [TappedAction] { first.endingTaps + second.endingTaps }

  func ownEndings(_ action: @escaping (Value) -> Void) -> [TappedAction] {
    first.endings { action(.first($0)) } + second.endings { action(.second($0)) }
  }
}

extension SequenceGesture: TappedGesture {
  var taps: [TappedAction] { first.endingTaps }
}
