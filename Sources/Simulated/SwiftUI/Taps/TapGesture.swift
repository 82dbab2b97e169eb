/// Taps on a view.
@Fields("count: Int = 1")
public struct TapGesture: Gesture, EndingGesture {
  /// The type of value that the gesture's actions receive: no value.
  public typealias Value = Void

  func ownEndings(_ action: @escaping (Value) -> Void) -> [TappedAction] {
    [TappedAction(count: count) { _ in action(()) }]
  }
}

/// Taps on a view, with their location, which is always in the coordinates of the view.
@Kept(
  "init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) = self.count = count"
)
public struct SpatialTapGesture: Gesture, EndingGesture {
  /// The number of taps in succession.
  public var count: Int

  /// The location of the taps.
  public struct Value: Equatable, Sendable {
    /// The location in the view.
    public var location: CGPoint
  }

  func ownEndings(_ action: @escaping (Value) -> Void) -> [TappedAction] {
    [TappedAction(count: count) { action(Value(location: $0)) }]
  }
}
