/// Two gestures that a person can make at the same time.
@Fields("_ first: First, _ second: Second")
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture, if it has begun.
    public var first: First.Value?
    /// The value of the second gesture, if it has begun.
    public var second: Second.Value?
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures, of which the first takes precedence.
@Fields("_ first: First, _ second: Second")
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the gesture that succeeded.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture that begins after another gesture has ended; it is not simulated.
@Fields("_ first: First, _ second: Second")
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture, TappedGesture {
  /// The values of the gestures.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  var taps: [TappedAction] { first.endingTaps }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

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
