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
@Kept("init()")
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {}

/// The space of the screen.
@Kept("init()")
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {}

/// A space with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
  let name: AnyHashable
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  #kept("static let local: LocalCoordinateSpace = LocalCoordinateSpace()")
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  #kept("static let global: GlobalCoordinateSpace = GlobalCoordinateSpace()")
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  #kept(
    """
    static func named(_ name: some Hashable) -> NamedCoordinateSpace = NamedCoordinateSpace(name: AnyHashable(name))
    static func scrollView(axis: Axis) -> NamedCoordinateSpace = .named("scrollView \\(axis)")
    """)

  /// The space of the content that scrolls around the view.
  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }
}

extension View {
  #modifiers(
    #"""
    coordinateSpace(_ name: NamedCoordinateSpace) = looked("coordinateSpace", ["": name.name])
    coordinateSpace(name: some Hashable) = coordinateSpace(.named(name))
    """#)
}
