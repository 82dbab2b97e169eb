/// A movement of fingers; the library simulates only taps.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of value that the gesture's actions receive.
  associatedtype Value = Body.Value
  /// The type of the gesture that this one consists of.
  associatedtype Body: Gesture
  /// The gesture that this one consists of.
  var body: Body { get }
}

extension Never: Gesture {
  /// The type of value that the gesture's actions receive.
  public typealias Value = Never
}

extension Gesture where Body == Never { #kept("let body: Never = noBody(of: Self.self)") }

extension Gesture {
  /// Adds an action for the end of the gesture.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    EndedGesture(base: self, action: action)
  }

  /// Changes the value that the gesture's actions receive.
  public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> {
    MappedGesture(base: self, change: body)
  }

  #kept(
    """
    func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> = self
    func updating<State>(_ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) -> some Gesture<Value> = self
    func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> = SimultaneousGesture(self, other)
    func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> = SequenceGesture(self, other)
    func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> = ExclusiveGesture(self, other)
    """)

  /// The taps that can end the gesture, or the gesture that it consists of.
  var endingTaps: [TappedAction] {
    if let tapped = self as? any TappedGesture { return tapped.taps }
    return Body.self == Never.self ? [] : body.endingTaps
  }

  /// The taps that end the gesture, with an action for them.
  func endings(_ action: @escaping (Value) -> Void) -> [TappedAction] {
    (self as? any EndingGesture<Value>)?.ownEndings(action) ?? []
  }
}

/// A gesture that can end with taps.
@MainActor
protocol TappedGesture {
  /// The numbers of taps and what they do.
  var taps: [TappedAction] { get }
}

/// A gesture that ends with its own taps, or with taps of the gestures that it consists of.
@MainActor
protocol EndingGesture<Value> {
  associatedtype Value
  func ownEndings(_ action: @escaping (Value) -> Void) -> [TappedAction]
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

  var taps: [TappedAction] { base.endingTaps + base.endings(action) }
}

private struct MappedGesture<Base: Gesture, Value>: Gesture, TappedGesture, EndingGesture {
  let base: Base
  let change: (Base.Value) -> Value

  var taps: [TappedAction] { base.endingTaps }

  func ownEndings(_ action: @escaping (Value) -> Void) -> [TappedAction] {
    base.endings { action(change($0)) }
  }
}
