public import Foundation

/// A movement of a finger over a view; it is not simulated.
public struct DragGesture: Gesture {
  /// The distance from which on a movement counts.
  public var minimumDistance: CGFloat

  /// The state of a movement.
  public struct Value: Equatable, Sendable {
    /// When the movement was there.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where the finger began.
    public var startLocation: CGPoint
    /// The distance from the beginning.
    public var translation: CGSize
  }

  /// Creates a gesture.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) { self.minimumDistance = minimumDistance }
}

/// A movement of two fingers apart or together; it is not simulated.
public struct MagnifyGesture: Gesture {
  /// The change from which on a movement counts.
  public var minimumScaleDelta: CGFloat

  /// The state of a movement.
  public struct Value: Equatable, Sendable {
    /// When the movement was there.
    public var time: Date
    /// The distance of the fingers, relative to the beginning.
    public var magnification: CGFloat
    /// The change of the magnification in a second.
    public var velocity: CGFloat
    /// Where the movement began.
    public var startLocation: CGPoint
  }

  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// A movement of two fingers apart or together, as a number; it is not simulated.
public struct MagnificationGesture: Gesture {
  /// The change from which on a movement counts.
  public var minimumScaleDelta: CGFloat

  /// The distance of the fingers, relative to the beginning.
  public typealias Value = CGFloat

  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// A finger that rests on a view; it is not simulated.
public struct LongPressGesture: Gesture {
  /// How long the finger has to rest, in seconds.
  public var minimumDuration: Double

  /// Whether the finger has rested long enough.
  public typealias Value = Bool

  /// Creates a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
  }
}
