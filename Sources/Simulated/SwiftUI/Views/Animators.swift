/// A view that goes through phases; it stays in the first.
@Kept(
  """
  init(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content, \
    animation: @escaping (Phase) -> Animation? = { _ in .default }) \
    = (phase, self.content) = (phases.first { _ in true }, content)
  init(_ phases: some Sequence<Phase>, trigger: some Equatable, \
    @ViewBuilder content: @escaping (Phase) -> Content, \
    animation: @escaping (Phase) -> Animation? = { _ in .default }) \
    = (phase, self.content) = (phases.first { _ in true }, content)
  """)
public struct PhaseAnimator<Phase: Equatable, Content: View>: View, ShownView {
  private let phase: Phase?
  private let content: (Phase) -> Content

  func show(in renderer: Renderer) -> [UIView] {
    phase.map { phase in renderer.show(content) { $0(phase) } } ?? []
  }
}

// What changes a view from phase to phase, or by keyframes; it stays in the first.
extension View {
  #modifiers(
    """
    phaseAnimator<P: Equatable, V: View>(_ phases: some Sequence<P>, \
      @ViewBuilder content: @escaping (ModifiedViewContent, P) -> V, \
      animation: @escaping (P) -> Animation? = { _ in .default }) \
      = modifier(PhaseModifier(phase: phases.first { _ in true }, content: content))
    phaseAnimator<P: Equatable, V: View>(_ phases: some Sequence<P>, trigger: some Equatable, \
      @ViewBuilder content: @escaping (ModifiedViewContent, P) -> V, \
      animation: @escaping (P) -> Animation? = { _ in .default }) \
      = modifier(PhaseModifier(phase: phases.first { _ in true }, content: content))
    keyframeAnimator<Value, V: View>(initialValue: Value, repeating: Bool = true, \
      @ViewBuilder content: @escaping (ModifiedViewContent, Value) -> V, \
      @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes<Value>) \
      = modifier(PhaseModifier(phase: initialValue, content: content))
    keyframeAnimator<Value, V: View>(initialValue: Value, trigger: some Equatable, \
      @ViewBuilder content: @escaping (ModifiedViewContent, Value) -> V, \
      @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes<Value>) \
      = modifier(PhaseModifier(phase: initialValue, content: content))
    """)
}

private struct PhaseModifier<Phase, Changed: View>: ViewModifier {
  let phase: Phase?
  let content: (Content, Phase) -> Changed

  func body(content: Content) -> some View { phase.map { self.content(content, $0) } }
}

/// A view that follows keyframes; it stays at the first.
@Kept(
  """
  init(initialValue: Value, repeating: Bool = true, \
    @ViewBuilder content: @escaping (Value) -> Content, \
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes<Value>) \
    = (value, self.content) = (initialValue, content)
  init(initialValue: Value, trigger: some Equatable, \
    @ViewBuilder content: @escaping (Value) -> Content, \
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes<Value>) \
    = (value, self.content) = (initialValue, content)
  """)
public struct KeyframeAnimator<Value, Content: View>: View, ShownView {
  private let value: Value
  private let content: (Value) -> Content

  func show(in renderer: Renderer) -> [UIView] { renderer.show(content) { $0(value) } }
}

// Nothing moves, so keyframes are not kept.

/// The values through which something goes.
public struct Keyframes<Value> {}

/// The values through which a property goes.
@Kept(
  """
  init(_ keyPath: WritableKeyPath<Root, Value>, \
    @KeyframesBuilder<Value> content: () -> Keyframes<Value>)
  init(@KeyframesBuilder<Value> content: () -> Keyframes<Value>) where Root == Value
  """)
public struct KeyframeTrack<Root, Value> {}

/// A value that is reached evenly.
@Kept("init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear)")
public struct LinearKeyframe<Value>: Keyframe {}

/// A value that is reached along a curve.
@Kept("init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil)")
public struct CubicKeyframe<Value>: Keyframe {}

/// A value that is reached as a spring does.
@Kept(
  "init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil)"
)
public struct SpringKeyframe<Value>: Keyframe {}

/// A value that is reached at once.
@Kept("init(_ to: Value)")
public struct MoveKeyframe<Value>: Keyframe {}

/// A value that is reached.
public protocol Keyframe<Value> {
  /// The type of the value.
  associatedtype Value
}

/// A result builder for keyframes, and for tracks of them.
@resultBuilder
@Kept(
  """
  static func buildExpression<K: Keyframe<Value>>(_ keyframe: K) -> Keyframes<Value> = .init()
  static func buildExpression<V>(_ track: KeyframeTrack<Value, V>) -> Keyframes<Value> = .init()
  static func buildBlock(_ keyframes: Keyframes<Value>...) -> Keyframes<Value> = .init()
  """)
public enum KeyframesBuilder<Value> {}

/// How quickly something goes from its beginning to its end.
@Described(
  "linear; easeIn; easeOut; easeInOut; circularEaseIn; circularEaseOut; circularEaseInOut; bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint)"
)
public struct UnitCurve: Hashable, Sendable, CustomStringConvertible {}
