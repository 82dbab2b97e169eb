/// Accelerations along the three axes of the phone, in units of gravity.
@Fields("x: Double = 0, y: Double = 0, z: Double = 0")
public struct CMAcceleration: Equatable, Sendable {}

extension CMAcceleration {
  /// Gravity in a phone that is held as the raw value of a device orientation says.
  init(held orientation: Int) {
    self =
      switch orientation {
      case 2: CMAcceleration(y: 1)
      case 3: CMAcceleration(x: -1)
      case 4: CMAcceleration(x: 1)
      case 5: CMAcceleration(z: -1)
      case 6: CMAcceleration(z: 1)
      default: CMAcceleration(y: -1)
      }
  }
}

/// Rotations around the three axes of the phone, in radians per second.
@Fields("x: Double = 0, y: Double = 0, z: Double = 0")
public struct CMRotationRate: Equatable, Sendable {}

/// A rotation as four numbers.
@Fields("x: Double = 0, y: Double = 0, z: Double = 0, w: Double = 1")
public struct CMQuaternion: Equatable, Sendable {}

/// What the accelerometer reads.
@Fields("let", "acceleration: CMAcceleration, timestamp: TimeInterval")
public final class CMAccelerometerData: NSObject, Sendable {}

/// What the gyroscope reads: the phone is at rest.
@Kept("let rotationRate: CMRotationRate = .init()")
@Fields("let", "timestamp: TimeInterval")
public final class CMGyroData: NSObject, Sendable {}

/// How the phone is held and moved; it is at rest.
@Kept(
  """
  let rotationRate: CMRotationRate = .init(); let userAcceleration: CMAcceleration = .init()
  let attitude: CMAttitude = CMAttitude(gravity: gravity); let heading: Double = -1
  """)
@Fields("let", "gravity: CMAcceleration, timestamp: TimeInterval")
public final class CMDeviceMotion: NSObject, Sendable {}

/// How the phone is turned, in radians; it looks in no particular direction.
@Kept("let yaw: Double = 0; let quaternion: CMQuaternion = .init(w: cos(pitch / 2))")
public final class CMAttitude: NSObject, Sendable {
  /// The rotation from side to side, and that from front to back.
  public let (roll, pitch): (Double, Double)

  init(gravity: CMAcceleration) {
    roll = atan2(gravity.x, -gravity.z)
    pitch = atan2(-gravity.y, (gravity.x * gravity.x + gravity.z * gravity.z).squareRoot())
  }
}
