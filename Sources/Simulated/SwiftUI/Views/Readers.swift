/// A view whose content depends on its geometry, which is always the geometry of the screen.
@Kept("init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) = self.content = content")
public struct GeometryReader<Content: View>: View, ShownView {
  /// Creates the content.
  public var content: (GeometryProxy) -> Content

  func show(in renderer: Renderer) -> [UIView] {
    [
      renderer.showTogether {
        renderer.show(content) { $0(GeometryProxy(place: UIScreen.main.bounds)) }
      }
    ]
  }
}

/// The geometry of a view.
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

/// A coordinate space, in Apple's older API.
public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)
}

/// A position in a view.
public struct Anchor<Value> {
  let value: Value

  /// A position in a view; in the simulation, always a position in the screen.
  public struct Source {
    let value: Value
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  @MainActor public static var bounds: Self { Self(value: UIScreen.main.bounds) }
  /// A rectangle in the view.
  public static func rect(_ r: CGRect) -> Self { Self(value: r) }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view.
  public static func point(_ p: CGPoint) -> Self { Self(value: p) }

  /// The center of the view.
  @MainActor public static var center: Self {
    let bounds = UIScreen.main.bounds
    return Self(value: CGPoint(x: bounds.midX, y: bounds.midY))
  }
}

/// A view whose content can scroll to a part of the view; in the simulation, nothing scrolls.
@Kept("init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) = self.content = content")
public struct ScrollViewReader<Content: View>: View, ShownView {
  /// Creates the content.
  public var content: (ScrollViewProxy) -> Content

  func show(in renderer: Renderer) -> [UIView] { renderer.show(content) { $0(ScrollViewProxy()) } }
}

/// A proxy that scrolls to a part of a view; in the simulation, it has no effect.
@Kept("func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil)")
public struct ScrollViewProxy: Sendable {}

/// A view that depends on the time; the simulation creates it once, with the time of the update.
public struct TimelineView<Schedule, Content: View>: View, ShownView {
  private let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view that depends on the time.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) where Schedule: TimelineSchedule { self.content = content }

  /// The time that a timeline view shows, and its cadence.
  public struct Context: Sendable {
    /// The time.
    public let date = Date()
    /// How often the phone updates the view.
    public let cadence = Cadence.live

    /// How often a phone updates a view.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
  }

  func show(in renderer: Renderer) -> [UIView] { renderer.show(content) { $0(.init()) } }
}

/// The type of the value that every timeline view passes to its content.
public typealias TimelineViewDefaultContext = TimelineView<SystemStyle, EmptyView>.Context

/// The times at which a phone updates a view that depends on the time.
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
  /// Returns the view unchanged; SwiftUI evaluates its body as often as without this modifier.
  public func equatable() -> some View { self }
}
