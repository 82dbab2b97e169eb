/// Two gestures that a person can do at the same time.
@Fields("_ first: First, _ second: Second")
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far each gesture has come.
  public struct Value {
    /// What the first gesture is at, if it has begun.
    public var first: First.Value?
    /// What the second gesture is at, if it has begun.
    public var second: Second.Value?
  }
}

extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures, of which the first one wins.
@Fields("_ first: First, _ second: Second")
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What the gesture that has won is at.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture that can begin when another one has ended; it is not simulated.
@Fields("_ first: First, _ second: Second")
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far the gestures have come.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
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
