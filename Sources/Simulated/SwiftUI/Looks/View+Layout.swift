// The simulation does not lay out views. It only records these modifiers.
extension View {
  #modifiers(
    """
    frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center)
    containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center)
    containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat)
    padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil); padding(_ length: CGFloat)
    padding(_ insets: EdgeInsets)
    safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    safeAreaPadding(_ length: CGFloat); safeAreaPadding(_ insets: EdgeInsets)
    ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    edgesIgnoringSafeArea(_ edges: Edge.Set); offset(x: CGFloat = 0, y: CGFloat = 0); offset(_ offset: CGSize)
    position(x: CGFloat = 0, y: CGFloat = 0); position(_ position: CGPoint)
    aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode); scaledToFit(); scaledToFill(); fixedSize()
    fixedSize(horizontal: Bool, vertical: Bool); layoutPriority(_ value: Double); zIndex(_ value: Double)
    alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
    alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
    contentShape<S: Shape>(_ shape: S, eoFill: Bool = false)
    contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    gridCellColumns(_ count: Int); gridColumnAlignment(_ guide: HorizontalAlignment)
    gridCellUnsizedAxes(_ axes: Axis.Set); geometryGroup()
    """)

  // Lists and what scrolls.
  #modifiers(
    """
    listRowInsets(_ insets: EdgeInsets?)
    listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    listSectionSpacing(_ spacing: CGFloat)
    @_disfavoredOverload listSectionSpacing(_ spacing: ListSectionSpacing)
    headerProminence(_ prominence: Prominence); scrollDisabled(_ disabled: Bool)
    scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
    scrollClipDisabled(_ disabled: Bool = true); scrollContentBackground(_ visibility: Visibility)
    scrollTargetLayout(isEnabled: Bool = true); scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B)
    scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil)
    scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    defaultScrollAnchor(_ anchor: UnitPoint?)
    defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole)
    scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode)
    contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic)
    contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic)
    """)
}

/// How content fills its space.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Parts of the screen that bars and the keyboard may cover.
@Flags("container; keyboard; all = 3")
public struct SafeAreaRegions: OptionSet, Sendable {}

/// The purposes of a content shape.
@Flags("interaction; dragPreview; contextMenuPreview; focusEffect = 16; accessibility = 32")
public struct ContentShapeKinds: OptionSet, Sendable {}

/// The dimensions of a view, for an alignment guide; in the simulation, all lengths are zero.
@Kept(
  """
  let width: CGFloat = 0; let height: CGFloat = 0; subscript(guide: HorizontalAlignment) -> CGFloat = 0
  subscript(guide: VerticalAlignment) -> CGFloat = 0
  """)
public struct ViewDimensions: Sendable {}

/// How important a header is.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// Whether scroll bars are visible.
@Described("automatic; visible; hidden; never")
public struct ScrollIndicatorVisibility: Hashable, Sendable, CustomStringConvertible {}

/// Where scrolling stops.
public protocol ScrollTargetBehavior: Sendable {}

extension ScrollTargetBehavior where Self == SystemStyle {
  #styles("paging; viewAligned; viewAligned(limitBehavior: ScrollLimitBehavior)")
}

/// How many views a person may scroll past at a time.
@Described("automatic; always; alwaysByFew; alwaysByOne; never")
public struct ScrollLimitBehavior: Hashable, Sendable, CustomStringConvertible {}

/// Whether scrolling bounces at the ends.
@Described("automatic; always; basedOnSize")
public struct ScrollBounceBehavior: Hashable, Sendable, CustomStringConvertible {}

/// When a scroll anchor applies.
@Described("initialOffset; sizeChanges; alignment")
public struct ScrollAnchorRole: Hashable, Sendable, CustomStringConvertible {}

/// The content to which margins apply.
@Described("automatic; scrollContent; scrollIndicators")
public struct ContentMarginPlacement: Hashable, Sendable, CustomStringConvertible {}

/// Whether scrolling dismisses the keyboard.
@Described("automatic; immediately; interactively; never")
public struct ScrollDismissesKeyboardMode: Hashable, Sendable, CustomStringConvertible {}

/// The scroll position that the app has requested; a test can't scroll.
@Kept(
  #"""
  init(); init(edge: Edge) = self.edge = edge; init<ID: Hashable & Sendable>(idType: ID.Type = ID.self)
  mutating func scrollTo(edge: Edge) = (self.edge, viewID) = (edge, nil)
  mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) = (viewID, edge) = ("\(id)", nil)
  """#)
public struct ScrollPosition: Equatable, Sendable {
  /// The identity of the view that the app last scrolled to.
  public private(set) var viewID: String?
  /// The edge that the app last scrolled to.
  public private(set) var edge: Edge?
}

/// The space between the sections of a list.
@Described("`default`; compact; custom(_ spacing: CGFloat)")
public struct ListSectionSpacing: Sendable, CustomStringConvertible {}
