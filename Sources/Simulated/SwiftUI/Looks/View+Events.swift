// Events that a test can't cause. The simulation records the app's closure, but never runs it. Put
// the code into a method of the model, and call the method.
extension View {
  #modifiers(
    """
    onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil)
    @_disfavoredOverload onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void)
    refreshable(action: @escaping @Sendable () async -> Void)
    fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void)
    fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void)
    onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result)
    onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result)
    onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result)
    onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result)
    onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void)
    onScrollGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void)
    userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void)
    onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool)
    accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)
    accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    @_disfavoredOverload accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    accessibilityAction<L: View>(action: @escaping () -> Void, @ViewBuilder label: () -> L)
    accessibilityAdjustableAction( _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    """)

}

/// A press of a key, which no simulated phone has.
@Fields("let", "key: KeyEquivalent, characters: String, modifiers: EventModifiers, phase: Phases")
public struct KeyPress: Sendable {
  /// Whether the app has used the press.
  public enum Result: Sendable { case handled, ignored }

  /// The stages of a press.
  @Flags("down; `repeat`; up")
  public struct Phases: OptionSet, Hashable, Sendable {}
}

/// How content is scrolling, if at all.
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle }
}

/// How far content is scrolled.
@Kept("contentOffset = CGPoint.zero; contentSize = CGSize.zero; containerSize = CGSize.zero")
public struct ScrollGeometry: Equatable, Sendable {}

/// A kind of action of an assistive technology.
@Described("`default`; escape; magicTap; delete; showMenu")
public struct AccessibilityActionKind: Equatable, Sendable, CustomStringConvertible {}

/// The direction in which a person changes a value.
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
