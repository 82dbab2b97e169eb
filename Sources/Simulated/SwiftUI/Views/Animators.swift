/// A view that goes through phases; it stays in the first.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View, ShownView {
  private let phase: Phase?
  private let content: (Phase) -> Content

  /// Creates a view that goes through phases again and again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { (phase, self.content) = (phases.first { _ in true }, content) }

  /// Creates a view that goes through phases when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { (phase, self.content) = (phases.first { _ in true }, content) }

  func show(in renderer: Renderer) -> [UIView] {
    phase.map { phase in renderer.show(content) { $0(phase) } } ?? []
  }
}

extension View {
  /// Changes the view from phase to phase; it stays in the first.
  public func phaseAnimator<P: Equatable, V: View>(
    _ phases: some Sequence<P>, @ViewBuilder content: @escaping (ModifiedViewContent, P) -> V,
    animation: @escaping (P) -> Animation? = { _ in .default }
  ) -> some View { modifier(PhaseModifier(phase: phases.first { _ in true }, content: content)) }

  /// Changes the view from phase to phase when a value changes; it stays in the first.
  public func phaseAnimator<P: Equatable, V: View>(
    _ phases: some Sequence<P>, trigger: some Equatable,
    @ViewBuilder content: @escaping (ModifiedViewContent, P) -> V,
    animation: @escaping (P) -> Animation? = { _ in .default }
  ) -> some View { modifier(PhaseModifier(phase: phases.first { _ in true }, content: content)) }
}

private struct PhaseModifier<Phase, Changed: View>: ViewModifier {
  let phase: Phase?
  let content: (Content, Phase) -> Changed

  func body(content: Content) -> some View { phase.map { self.content(content, $0) } }
}

/// A view that follows keyframes; it stays at the first.
public struct KeyframeAnimator<Value, Content: View>: View, ShownView {
  private let value: Value
  private let content: (Value) -> Content

  /// Creates a view that follows keyframes again and again.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes<Value>
  ) { (value, self.content) = (initialValue, content) }

  /// Creates a view that follows keyframes when a value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes<Value>
  ) { (value, self.content) = (initialValue, content) }

  func show(in renderer: Renderer) -> [UIView] { renderer.show(content) { $0(value) } }
}

extension View {
  /// Changes the view by keyframes again and again; it stays at the first.
  public func keyframeAnimator<Value, V: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (ModifiedViewContent, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes<Value>
  ) -> some View { modifier(PhaseModifier(phase: initialValue, content: content)) }

  /// Changes the view by keyframes when a value changes; it stays at the first.
  public func keyframeAnimator<Value, V: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (ModifiedViewContent, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes<Value>
  ) -> some View { modifier(PhaseModifier(phase: initialValue, content: content)) }
}

// Nothing moves, so keyframes are not kept.

/// The values through which something goes.
public struct Keyframes<Value> {}

/// The values through which a property goes.
public struct KeyframeTrack<Root, Value> {
  /// Creates the values of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframesBuilder<Value> content: () -> Keyframes<Value>
  ) {}

  /// Creates the values of the whole.
  public init(@KeyframesBuilder<Value> content: () -> Keyframes<Value>) where Root == Value {}
}

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
public enum KeyframesBuilder<Value> {
  /// Returns a value.
  public static func buildExpression<K: Keyframe<Value>>(_ keyframe: K) -> Keyframes<Value> {
    .init()
  }

  /// Returns the values of a property.
  public static func buildExpression<V>(_ track: KeyframeTrack<Value, V>) -> Keyframes<Value> {
    .init()
  }

  /// Returns several as one.
  public static func buildBlock(_ keyframes: Keyframes<Value>...) -> Keyframes<Value> { .init() }
}

/// How quickly something goes from its beginning to its end.
@Described(
  "linear; easeIn; easeOut; easeInOut; circularEaseIn; circularEaseOut; circularEaseInOut; bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint)"
)
public struct UnitCurve: Hashable, Sendable, CustomStringConvertible {}
