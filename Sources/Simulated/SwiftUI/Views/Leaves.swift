/// A line between views.
@Kept("nonisolated init()")
public struct Divider: View, ShownView {
  func show(in renderer: Renderer) -> [UIView] { [renderer.showLeaf("Divider")] }
}

/// Flexible space between views.
@Kept("nonisolated init(minLength: CGFloat? = nil) = self.minLength = minLength")
public struct Spacer: View, ShownView {
  private let minLength: CGFloat?

  func show(in renderer: Renderer) -> [UIView] {
    [renderer.showLeaf(lookText("Spacer", ["minLength": minLength]))]
  }
}

/// A picture that an app draws; the simulation draws nothing.
public struct Canvas<Symbols: View>: View, ShownView {
  private let symbols: Symbols

  func show(in renderer: Renderer) -> [UIView] { [renderer.showLeaf("Canvas")] }

  /// Creates a picture with views that the app can draw in it.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) { self.symbols = symbols() }
}

extension Canvas where Symbols == EmptyView {
  #kept(
    "init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void) = symbols = EmptyView()"
  )
}

/// A context for drawing; the simulation draws nothing.
@Kept(
  """
  opacity = 1.0; blendMode = BlendMode.normal; transform = CGAffineTransform.identity
  func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows
  mutating func addFilter(_ filter: Filter)
  func resolve(_ image: Image) -> ResolvedImage = ResolvedImage()
  func resolve(_ text: Text) -> ResolvedText = ResolvedText()
  func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? = nil
  func draw(_ image: ResolvedImage, in rect: CGRect)
  func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center)
  func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center)
  func draw(_ text: ResolvedText, in rect: CGRect)
  func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center)
  func draw(_ text: Text, in rect: CGRect); func draw(_ symbol: ResolvedSymbol, in rect: CGRect)
  func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center)
  func fill(_ path: Path, with shading: Shading)
  func stroke(_ path: Path, with shading: Shading, style: StrokeStyle)
  func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1)
  func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center)
  func draw(_ image: Image, in rect: CGRect)
  mutating func clip(to path: Path)
  mutating func translateBy(x: CGFloat, y: CGFloat)
  mutating func scaleBy(x: CGFloat, y: CGFloat); mutating func rotate(by angle: Angle)
  """)
public struct GraphicsContext {
  /// A color or pattern that fills a shape.
  @Described(
    """
    foreground; color(_ color: Color); style<S: ShapeStyle>(_ style: S)
    color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
    linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint)
    radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle())
    """)
  public struct Shading: Sendable {}

  /// A filter for a drawing.
  @Described(
    """
    blur(radius: CGFloat); brightness(_ amount: Double); contrast(_ amount: Double)
    saturation(_ amount: Double); grayscale(_ amount: Double); hueRotation(_ angle: Angle)
    alphaThreshold(min: Double, max: Double = 1, color: Color = .black)
    shadow(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0); colorMultiply(_ color: Color)
    """)
  public struct Filter: Sendable {}

  /// An image that is ready for drawing.
  @Kept("let size: CGSize = .zero; let baseline: CGFloat = 0") public struct ResolvedImage {}
  /// A text that is ready for drawing.
  @Kept("func measure(in size: CGSize) -> CGSize = .zero") public struct ResolvedText {}
  /// A view that is ready for drawing.
  @Kept("let size: CGSize = .zero") public struct ResolvedSymbol {}
}

/// A gauge that shows a value on a scale.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MaximumValueLabel: View
>: View, ShownView {
  private let look: String
  private let labels: TupleView<(Label, CurrentValueLabel, BoundsLabel, MaximumValueLabel)>

  /// Creates a gauge.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> BoundsLabel = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> MaximumValueLabel = { EmptyView() }
  ) {
    look = lookText("Gauge", ["value": value])
    labels = ViewBuilder.buildBlock(
      label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }

  func show(in renderer: Renderer) -> [UIView] { renderer.showTogether(labels, look: look) }
}
