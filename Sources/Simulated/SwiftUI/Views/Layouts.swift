/// An arrangement of views that an app adds; nothing is ever arranged.
public protocol Layout: Animatable {
  /// What an arrangement keeps from one time to the next.
  associatedtype Cache = Void
  /// The views that are arranged.
  typealias Subviews = LayoutSubviews
  /// Returns the size of the views in a place.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Arranges the views in a place.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Returns what the arrangement keeps.
  func makeCache(subviews: Subviews) -> Cache
  /// Changes what the arrangement keeps when its views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
}

extension Layout where Cache == Void {
  /// Returns nothing.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Makes anew what the arrangement keeps.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  #kept(
    "@MainActor func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View = VStack(content: content)"
  )
}

/// The views that are arranged; there are none.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// The place before the first.
  public var startIndex: Int { 0 }
  /// The place after the last.
  public var endIndex: Int { 0 }
  /// A view.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}

/// A key for a value that an arrangement knows of each of its views.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view says one.
  static var defaultValue: Value { get }
}

extension View {
  /// Says a value to the arrangement around the view; nothing is ever arranged.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { self }
}

/// The space that a view wants around it.
@Kept("init(); func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat = 8")
public struct ViewSpacing: Sendable {}

/// A view that is arranged.
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

/// The size of a place that is offered to a view.
@Fields("width: CGFloat?, height: CGFloat?")
@Kept(
  """
  init(_ size: CGSize) = self.init(width: size.width, height: size.height)
  static let zero: Self = Self(width: 0, height: 0); static let unspecified: Self = Self(width: nil, height: nil)
  static let infinity: Self = Self(width: .infinity, height: .infinity)
  """)
public struct ProposedViewSize: Equatable, Sendable {
  /// Returns the size, with others where there is none.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

/// One of several arrangements.
@Kept(
  """
  init<L>(_ layout: L)
  @MainActor func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View = VStack(content: content)
  """)
public struct AnyLayout {}

/// The arrangement of a row.
@Kept("init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)")
public struct HStackLayout {}

/// The arrangement of a column.
@Kept("init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)")
public struct VStackLayout {}
