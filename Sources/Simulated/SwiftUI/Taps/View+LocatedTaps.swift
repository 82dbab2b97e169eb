// swift-format-ignore: AmbiguousTrailingClosureOverload
// Apple's overloads, which the closure's parameter and the coordinate space tell apart.
extension View {
  /// Adds an action that receives the location of taps on the view.
  ///
  /// - Parameters:
  ///   - count: The number of taps in succession.
  ///   - coordinateSpace: Ignored; the location is always in the coordinates of the view.
  ///   - action: The action.
  /// - Returns: The view with the action.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { TapView(content: self, count: count, action: action) }

  #modifiers(
    #"""
    coordinateSpace(_ name: NamedCoordinateSpace) = looked("coordinateSpace", ["": name.name])
    coordinateSpace(name: some Hashable) = coordinateSpace(.named(name))
    """#)
}

/// A coordinate space for locations.
public protocol CoordinateSpaceProtocol {}

/// The coordinate space of a view itself.
@Kept("init()")
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {}

/// The coordinate space of the screen.
@Kept("init()")
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {}

/// A coordinate space with a name.
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

  /// The coordinate space of the scroll view that contains the view.
  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }
}
