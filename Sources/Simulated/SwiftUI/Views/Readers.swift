/// A view that is made with the geometry of its place, which is that of the screen.
@Kept("init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) = self.content = content")
public struct GeometryReader<Content: View>: View, ShownView {
  /// Makes the view.
  public var content: (GeometryProxy) -> Content

  func show(in renderer: Renderer) -> [UIView] {
    [
      renderer.showTogether {
        renderer.show(content) { $0(GeometryProxy(place: UIScreen.main.bounds)) }
      }
    ]
  }
}

/// The geometry of a place.
@Kept(
  """
  let size: CGSize = place.size; let safeAreaInsets: EdgeInsets = EdgeInsets()
  func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect = place
  @_disfavoredOverload func frame(in coordinateSpace: CoordinateSpace) -> CGRect = place
  func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? = place
  subscript<T>(anchor: Anchor<T>) -> T = anchor.value
  """)
public struct GeometryProxy: Sendable {
  let place: CGRect
}

/// A space for places, in the older form.
public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)
}

/// A place of a view.
public struct Anchor<Value> {
  let value: Value

  /// A place of a view, before there is a view; it is on the screen, since nothing is laid out.
  public struct Source {
    let value: Value
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The whole of the view.
  @MainActor public static var bounds: Self { Self(value: UIScreen.main.bounds) }
  /// A part of the view.
  public static func rect(_ r: CGRect) -> Self { Self(value: r) }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view.
  public static func point(_ p: CGPoint) -> Self { Self(value: p) }

  /// The middle of the view.
  @MainActor public static var center: Self {
    let bounds = UIScreen.main.bounds
    return Self(value: CGPoint(x: bounds.midX, y: bounds.midY))
  }
}

/// A view with a way to scroll to a part of it; a test scrolls nothing.
@Kept("init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) = self.content = content")
public struct ScrollViewReader<Content: View>: View, ShownView {
  /// Makes the view.
  public var content: (ScrollViewProxy) -> Content

  func show(in renderer: Renderer) -> [UIView] { renderer.show(content) { $0(ScrollViewProxy()) } }
}

/// A way to scroll to a part of a view; it does nothing.
@Kept("func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil)")
public struct ScrollViewProxy: Sendable {}

/// A view that follows the time; it is made once, with the time of the update.
public struct TimelineView<Schedule, Content: View>: View, ShownView {
  private let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view that follows the time.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) where Schedule: TimelineSchedule { self.content = content }

  /// The time for which a view is made.
  public struct Context: Sendable {
    /// The time.
    public let date = Date()
    /// How often the view is made.
    public let cadence = Cadence.live

    /// How often a view is made.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
  }

  func show(in renderer: Renderer) -> [UIView] { renderer.show(content) { $0(.init()) } }
}

/// The time for which a view is made; it does not depend on what the view shows.
public typealias TimelineViewDefaultContext = TimelineView<SystemStyle, EmptyView>.Context

/// When a view that follows the time is made.
public protocol TimelineSchedule {}

extension SystemStyle: TimelineSchedule {}

extension TimelineSchedule where Self == SystemStyle {
  #styles(
    """
    animation; everyMinute; periodic(from startDate: Date, by interval: Double)
    animation(minimumInterval: Double? = nil, paused: Bool = false)
    explicit<S: Sequence>(_ dates: S)
    """)
}

extension View where Self: Equatable {
  /// Shows the view as it is; its body is asked for as often as without this.
  public func equatable() -> some View { self }
}
