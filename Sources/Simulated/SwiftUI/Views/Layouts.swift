/// A custom layout of views; the simulation never uses it.
public protocol Layout: Animatable {
  /// The type of the data that the layout keeps between calls.
  associatedtype Cache = Void
  /// The views in the layout.
  typealias Subviews = LayoutSubviews
  /// Returns the size that the views need in a proposed space.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views in a rectangle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Returns the data that the layout keeps.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the data that the layout keeps when its views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
}

extension Layout where Cache == Void {
  /// Returns nothing.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Replaces the data that the layout keeps with new data.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  #kept(
    "@MainActor func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View = VStack(content: content)"
  )
}

/// The views in a layout; in the simulation, there are none.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// The index of the first view.
  public var startIndex: Int { 0 }
  /// The index after the last view.
  public var endIndex: Int { 0 }
  /// A view.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}

/// A key for a value that each view passes to its layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value if a view sets none.
  static var defaultValue: Value { get }
}

extension View {
  /// Passes a value to the layout around the view; in the simulation, this has no effect.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { self }
}

/// The space that a view wants around it.
@Kept("init(); func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat = 8")
public struct ViewSpacing: Sendable {}

/// A view in a layout.
@Kept(
  """
  let spacing: ViewSpacing = ViewSpacing()
  subscript<K: LayoutValueKey>(key: K.Type) -> K.Value = K.defaultValue
  let priority: Double = 0
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize = .zero
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions = ViewDimensions()
  func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
  """)
public struct LayoutSubview: Sendable {}

/// The size that a layout proposes to a view.
@Fields("width: CGFloat?, height: CGFloat?")
@Kept(
  """
  init(_ size: CGSize) = self.init(width: size.width, height: size.height)
  static let zero: Self = Self(width: 0, height: 0); static let unspecified: Self = Self(width: nil, height: nil)
  static let infinity: Self = Self(width: .infinity, height: .infinity)
  """)
public struct ProposedViewSize: Equatable, Sendable {
  /// Returns the size, with the given dimensions in place of missing ones.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

/// A layout of any type.
@Kept(
  """
  init<L>(_ layout: L)
  @MainActor func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View = VStack(content: content)
  """)
public struct AnyLayout {}

/// The layout of a row.
@Kept("init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)")
public struct HStackLayout {}

/// The layout of a column.
@Kept("init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)")
public struct VStackLayout {}
