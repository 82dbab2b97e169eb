/// Taps on a view.
public struct TapGesture: Gesture {
  /// The number of taps in succession.
  public var count: Int

  /// What the gesture's actions get: nothing.
  public typealias Value = Void

  /// Creates a gesture of a number of taps.
  public init(count: Int = 1) { self.count = count }
}

/// Taps on a view, with their location.
public struct SpatialTapGesture: Gesture {
  /// The number of taps in succession.
  public var count: Int

  /// Where the taps were.
  public struct Value: Equatable, Sendable {
    /// The location in the view.
    public var location: CGPoint
  }

  /// Creates a gesture of a number of taps; without a layout, the space is always the view's.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
  }
}

/// A gesture of taps whose actions get something that depends on the location.
@MainActor
protocol TapsAtLocation<Value> {
  associatedtype Value
  var count: Int { get }
  func value(at location: CGPoint) -> Value
}

extension TapGesture: TapsAtLocation {
  func value(at location: CGPoint) {}
}

extension SpatialTapGesture: TapsAtLocation {
  func value(at location: CGPoint) -> Value { Value(location: location) }
}
