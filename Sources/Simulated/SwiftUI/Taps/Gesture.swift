/// A description of a movement of fingers; of the gestures of this library, only taps are simulated.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture's actions get.
  associatedtype Value = Body.Value
  /// The type of the gesture that this one consists of.
  associatedtype Body: Gesture

  /// The gesture that this one consists of.
  var body: Body { get }
}

extension Never: Gesture {
  /// What the gesture's actions get.
  public typealias Value = Never
}

extension Gesture where Body == Never { #kept("let body: Never = noBody(of: Self.self)") }

extension Gesture {
  /// Adds an action for the end of the gesture.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    EndedGesture(base: self, action: action)
  }

  #kept(
    """
    func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> = self
    func updating<State>(_ state: GestureState<State>, \
      body: @escaping (Value, inout State, inout Transaction) -> Void) -> some Gesture<Value> = self
    func simultaneously<Other: Gesture>(with other: Other) -> some Gesture \
      = CombinedGesture(first: self, second: other)
    func sequenced<Other: Gesture>(before other: Other) -> some Gesture = self
    func exclusively<Other: Gesture>(before other: Other) -> some Gesture \
      = CombinedGesture(first: self, second: other)
    """)
}

/// A gesture that can end with taps.
@MainActor
protocol TappedGesture {
  /// The numbers of taps and what they do.
  var taps: [TappedAction] { get }
}

extension Gesture {
  /// The taps that the gesture, or the one that it consists of, can end with.
  var endingTaps: [TappedAction] {
    if let tapped = self as? any TappedGesture { return tapped.taps }
    return Body.self == Never.self ? [] : body.endingTaps
  }
}

/// A number of taps and what they do.
struct TappedAction {
  let count: Int
  let action: (CGPoint) -> Void
}

private struct EndedGesture<Base: Gesture>: Gesture, TappedGesture {
  typealias Value = Base.Value

  let base: Base
  let action: (Base.Value) -> Void

  var taps: [TappedAction] {
    guard let tap = base as? any TapsAtLocation<Base.Value> else { return base.endingTaps }
    return base.endingTaps + [TappedAction(count: tap.count) { action(tap.value(at: $0)) }]
  }
}

private struct CombinedGesture<First: Gesture, Second: Gesture>: Gesture, TappedGesture {
  typealias Value = First.Value

  let first: First
  let second: Second

  var taps: [TappedAction] { first.endingTaps + second.endingTaps }
}
