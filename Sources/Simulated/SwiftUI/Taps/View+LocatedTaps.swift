// swift-format-ignore: AmbiguousTrailingClosureOverload
// Apple's overloads, which the closure's parameter and the coordinate space tell apart.
extension View {
  /// Adds an action for taps on the view, which gets their location.
  ///
  /// - Parameters:
  ///   - count: The number of taps in succession.
  ///   - coordinateSpace: The space of the location; without a layout, always that of the view.
  ///   - action: The action.
  /// - Returns: The view with the action.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { TapView(content: self, count: count, action: action) }
}

/// A space for locations.
public protocol CoordinateSpaceProtocol {}

/// The space of a view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}
}

/// The space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}
}

/// A space with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
  let name: AnyHashable
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the content that scrolls around the view.
  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }

  /// The space of the content that scrolls around the view in a direction.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named("scrollView \(axis)") }

  /// The space with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension View {
  /// Names the space of the view.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    looked("coordinateSpace", ["": name.name])
  }

  /// Names the space of the view.
  public func coordinateSpace(name: some Hashable) -> some View { coordinateSpace(.named(name)) }
}
