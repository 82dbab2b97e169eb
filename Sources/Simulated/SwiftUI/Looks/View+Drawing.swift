// The simulation draws nothing: it only records these modifiers.
extension View {
  #modifiers(
    """
    opacity(_ opacity: Double); foregroundStyle<S: ShapeStyle>(_ style: S)
    foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
    foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>( _ primary: S1, _ secondary: S2, _ tertiary: S3)
    foregroundColor(_ color: Color?); tint<S: ShapeStyle>(_ tint: S?); tint(_ tint: Color?)
    accentColor(_ accentColor: Color?); background(ignoresSafeAreaEdges edges: Edge.Set = .all)
    background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T)
    background<T: Shape>(in shape: T)
    overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T)
    clipShape<S: Shape>(_ shape: S)
    clipped(antialiased: Bool = false); containerShape<T: InsettableShape>(_ shape: T)
    cornerRadius(_ radius: CGFloat, antialiased: Bool = true); border<S: ShapeStyle>(_ content: S, width: CGFloat = 1)
    shadow(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    blur(radius: CGFloat, opaque: Bool = false); brightness(_ amount: Double); contrast(_ amount: Double)
    saturation(_ amount: Double); grayscale(_ amount: Double); hueRotation(_ angle: Angle); colorInvert()
    colorMultiply(_ color: Color); blendMode(_ blendMode: BlendMode); compositingGroup()
    drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
    hidden(); redacted(reason: RedactionReasons); unredacted(); privacySensitive(_ sensitive: Bool = true)
    colorScheme(_ colorScheme: ColorScheme); preferredColorScheme(_ colorScheme: ColorScheme?)
    allowedDynamicRange(_ range: Image.DynamicRange?); glassEffect(_ glass: Glass = .regular)
    glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S, isEnabled: Bool = true)
    glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID)
    glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID)
    glassEffectTransition(_ transition: GlassEffectTransition)
    """)

  // The simulation animates nothing: it only records these modifiers.
  #modifiers(
    """
    animation<V: Equatable>(_ animation: Animation?, value: V); animation(_ animation: Animation?)
    transition(_ transition: AnyTransition); contentTransition(_ transition: ContentTransition)
    navigationTransition(_ style: NavigationTransition)
    matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true)
    matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center); scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center)
    scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    rotationEffect(_ angle: Angle, anchor: UnitPoint = .center)
    rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1)
    scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> EmptyVisualEffect)
    transformEffect(_ transform: CGAffineTransform)
    transaction(_ transform: @escaping (inout Transaction) -> Void)
    transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void)
    symbolVariant(_ variant: SymbolVariants)
    symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true)
    symbolEffect<U: Equatable>(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U)
    symbolEffectsRemoved(_ isEnabled: Bool = true)
    sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool)
    sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?)
    sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?)
    """)
}

/// How a view blends with the content behind it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// The color space in which colors blend.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// The reasons why a view hides its content.
@Flags("placeholder; privacy; invalidated")
public struct RedactionReasons: OptionSet, Sendable {}

/// A layer that looks like glass.
@Described(
  "regular; clear; identity; .tint(_ color: Color?); .interactive(_ isEnabled: Bool = true)")
public struct Glass: Equatable, Sendable, CustomStringConvertible {}

/// How a glass effect appears and disappears.
@Described("identity; matchedGeometry; materialize")
public struct GlassEffectTransition: Sendable, CustomStringConvertible {}

/// The geometry that two views share while one view changes into the other.
@Flags("position; size; frame = 3")
public struct MatchedGeometryProperties: OptionSet, Sendable {}

/// How a stack changes from one screen to another.
@Described("automatic; zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID)")
public struct NavigationTransition: Sendable, CustomStringConvertible {}

/// How texts and symbols change.
@Described(
  """
  identity; opacity; interpolate; symbolEffect; numericText(countsDown: Bool = false)
  numericText(value: Double); symbolEffect(_ effect: SymbolEffect)
  """)
public struct ContentTransition: Equatable, Sendable, CustomStringConvertible {}

/// The variant of a symbol.
@Described(
  "none; circle; square; rectangle; fill; slash; .circle; .square; .rectangle; .fill; .slash")
public struct SymbolVariants: Hashable, Sendable, CustomStringConvertible {}

/// How a symbol moves.
@Described(
  """
  bounce; pulse; scale; rotate; variableColor; appear; disappear; replace; breathe; wiggle
  automatic; .up; .down; .byLayer; .wholeSymbol; .iterative; .reversing
  .hideInactiveLayers; .clockwise; .counterClockwise; .left; .right; .forward; .backward; .pulse; .plain
  """)
public struct SymbolEffect: Hashable, Sendable, CustomStringConvertible {}

/// How often and how fast a symbol moves.
@Described(
  """
  `default`; repeating; nonRepeating; speed(_ speed: Double); `repeat`(_ count: Int)
  `repeat`(_ behavior: SymbolEffectRepeat); .repeating; .nonRepeating; .speed(_ speed: Double)
  .`repeat`(_ count: Int); .`repeat`(_ behavior: SymbolEffectRepeat)
  """)
public struct SymbolEffectOptions: Hashable, Sendable, CustomStringConvertible {}

/// How the movement of a symbol repeats.
@Described("continuous; periodic; periodic(_ count: Int? = nil, delay: Double? = nil)")
public struct SymbolEffectRepeat: Hashable, Sendable, CustomStringConvertible {}

/// A haptic that the phone plays.
@Described(
  """
  success; warning; error; selection; increase; decrease; start; stop; alignment; levelChange; impact
  impact(weight: Weight = .medium, intensity: Double = 1); impact(flexibility: Flexibility, intensity: Double = 1)
  """)
public struct SensoryFeedback: Equatable, Sendable, CustomStringConvertible {
  /// The weight of the object whose impact the haptic imitates.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }

  /// The stiffness of the object whose impact the haptic imitates.
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }
}

/// The changes to the look of a view that an app requests.
@Described(
  """
  .opacity(_ opacity: Double); .offset(x: CGFloat = 0, y: CGFloat = 0); .offset(_ offset: CGSize)
  .scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center); .blur(radius: CGFloat)
  .scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
  .rotationEffect(_ angle: Angle, anchor: UnitPoint = .center); .brightness(_ amount: Double)
  .saturation(_ amount: Double); .grayscale(_ amount: Double); .hueRotation(_ angle: Angle)
  .contrast(_ amount: Double); .transformEffect(_ transform: CGAffineTransform)
  .rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1)
  """)
public struct EmptyVisualEffect: Sendable {}

/// When the look of a scrolled view changes.
@Described("identity; interactive; animated; .threshold(_ value: Double)")
public struct ScrollTransitionConfiguration: Sendable, CustomStringConvertible {}

/// Where a scrolled view is, relative to its final place.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  /// Whether the view is in its final place.
  public var isIdentity: Bool { self == .identity }
  /// The direction from the final place to the view: -1, 0 or 1.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}
