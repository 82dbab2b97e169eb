/// A movement of a finger over a view; it is not simulated.
@Kept(
  "init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) = self.minimumDistance = minimumDistance"
)
public struct DragGesture: Gesture {
  /// The distance that a finger has to move before the gesture begins.
  public var minimumDistance: CGFloat

  /// The state of a movement: when and where the finger is, where it began, and how far it is from there.
  @Fields("time: Date, location: CGPoint, startLocation: CGPoint, translation: CGSize")
  @Kept(
    "let velocity: CGSize = .zero; let predictedEndLocation: CGPoint = location; let predictedEndTranslation: CGSize = translation"
  )
  public struct Value: Equatable, Sendable {}
}

/// A movement of two fingers apart or together; it is not simulated.
@Fields("minimumScaleDelta: CGFloat = 0.01")
public struct MagnifyGesture: Gesture {
  /// The state of a movement, with the distance of the fingers relative to their distance at first.
  @Fields(
    "time: Date, magnification: CGFloat, velocity: CGFloat, startLocation: CGPoint, startAnchor: UnitPoint"
  )
  public struct Value: Equatable, Sendable {}
}

/// A movement of two fingers apart or together, as a number; it is not simulated.
@Fields("minimumScaleDelta: CGFloat = 0.01")
public struct MagnificationGesture: Gesture {
  /// The distance of the fingers, relative to their distance at the beginning.
  public typealias Value = CGFloat
}

/// A rotation of two fingers; it is not simulated.
@Fields("minimumAngleDelta: Angle = .degrees(1)")
public struct RotateGesture: Gesture {
  /// The state of a movement.
  @Fields(
    "time: Date, rotation: Angle, velocity: Angle, startLocation: CGPoint, startAnchor: UnitPoint")
  public struct Value: Equatable, Sendable {}
}

/// A rotation of two fingers, as an angle; it is not simulated.
@Fields("minimumAngleDelta: Angle = .degrees(1)")
public struct RotationGesture: Gesture {
  /// How far the fingers have turned.
  public typealias Value = Angle
}

/// A long press of a finger on a view; it is not simulated.
@Kept(
  "init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) = self.minimumDuration = minimumDuration"
)
public struct LongPressGesture: Gesture {
  /// How long the finger has to rest, in seconds.
  public var minimumDuration: Double
  /// Whether the finger has rested long enough.
  public typealias Value = Bool
}
