/// No view.
@Kept("nonisolated init()")
public struct EmptyView: View, ShownView {
  func show(in renderer: Renderer) -> [UIView] { [] }
}

/// A line between views.
@Kept("nonisolated init()")
public struct Divider: View, ShownView {
  func show(in renderer: Renderer) -> [UIView] { [renderer.showLeaf("Divider")] }
}

/// Room between views.
@Kept("nonisolated init(minLength: CGFloat? = nil) = self.minLength = minLength")
public struct Spacer: View, ShownView {
  private let minLength: CGFloat?

  func show(in renderer: Renderer) -> [UIView] {
    [renderer.showLeaf(lookText("Spacer", ["minLength": minLength]))]
  }
}

/// A picture that an app draws; it draws nothing.
public struct Canvas<Symbols: View>: View, ShownView {
  private let symbols: Symbols

  func show(in renderer: Renderer) -> [UIView] { [renderer.showLeaf("Canvas")] }
}

extension Canvas where Symbols == EmptyView {
  #kept(
    """
    init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, \
      rendersAsynchronously: Bool = false, \
      renderer: @escaping (inout GraphicsContext, CGSize) -> Void) = symbols = EmptyView()
    """)
}

/// What draws; nothing is ever drawn.
@Kept(
  """
  opacity = 1.0; blendMode = BlendMode.normal
  func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle())
  func stroke(_ path: Path, with shading: Shading, style: StrokeStyle)
  func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1)
  func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center)
  func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle())
  mutating func clip(to path: Path, style: FillStyle = FillStyle())
  mutating func translateBy(x: CGFloat, y: CGFloat)
  mutating func scaleBy(x: CGFloat, y: CGFloat); mutating func rotate(by angle: Angle)
  """)
public struct GraphicsContext {
  /// What a form is filled with.
  @Described(
    """
    foreground; color(_ color: Color); style<S: ShapeStyle>(_ style: S)
    color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
    linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint)
    """)
  public struct Shading: Sendable {}
}

/// A sign that something goes on, or how far it has come.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View, ShownView {
  private let look: String
  private let label: Label
  private let valueLabel: CurrentValueLabel

  func show(in renderer: Renderer) -> [UIView] {
    let view = renderer.keep { UIView(frame: .zero) }
    view.showOnly(renderer.show(label, at: 0) + renderer.show(valueLabel, at: 1))
    renderer.decorate(view) { $0.look.append(look) }
    return [view]
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  #kept(
    #"""
    init(@ViewBuilder label: () -> Label) \
      = (look, self.label, valueLabel) = ("ProgressView", label(), EmptyView())
    init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) \
      = (look, self.label, valueLabel) = (lookText("ProgressView", \
      ["value": value, "total": total]), label(), EmptyView())
    """#)
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  #kept(
    """
    init() = self.init { EmptyView() }
    init<V: BinaryFloatingPoint>(value: V?, total: V = 1) \
      = self.init(value: value, total: total) { EmptyView() }
    """)
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  #titles("init(); init<V: BinaryFloatingPoint>(value: V?, total: V = 1)")
}

/// A scale with a value.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MaximumValueLabel: View
>: View, ShownView {
  private let look: String
  private let labels: TupleView<(Label, CurrentValueLabel, BoundsLabel, MaximumValueLabel)>

  /// Creates a scale.
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

  func show(in renderer: Renderer) -> [UIView] {
    let view = renderer.showTogether(labels)
    renderer.decorate(view) { $0.look.append(look) }
    return [view]
  }
}
