import CameraControl
import SimulatedAVFoundation
// Apple's module exports this, so sources that import nothing else rely on it.
@_exported import SimulatedFoundation

/// Tells an app how its phone is held: as a test turns it.
///
/// A handler is called once when it starts, and whenever the phone is turned. The intervals are kept
/// and have no effect.
@Settings(
  """
  accelerometerUpdateInterval: TimeInterval = 0.01; gyroUpdateInterval: TimeInterval = 0.01
  deviceMotionUpdateInterval: TimeInterval = 0.01
  let isAccelerometerAvailable: Bool = true; let isGyroAvailable: Bool = true; let isDeviceMotionAvailable: Bool = true
  let isAccelerometerActive: Bool = isActive(.accelerometer); let isGyroActive: Bool = isActive(.gyro)
  let isDeviceMotionActive: Bool = isActive(.motion); func stopAccelerometerUpdates() = stop(.accelerometer)
  func stopGyroUpdates() = stop(.gyro); func stopDeviceMotionUpdates() = stop(.motion)
  func startAccelerometerUpdates() = start(.accelerometer); func startGyroUpdates() = start(.gyro)
  func startDeviceMotionUpdates() = start(.motion); func startDeviceMotionUpdates(using _: CMAttitudeReferenceFrame) = start(.motion)
  let accelerometerData: CMAccelerometerData? = reading(of: .accelerometer, CMAccelerometerData(acceleration: gravity, timestamp: now))
  let gyroData: CMGyroData? = reading(of: .gyro, CMGyroData(timestamp: now))
  let deviceMotion: CMDeviceMotion? = reading(of: .motion, CMDeviceMotion(gravity: gravity, timestamp: now))
  """)
public final class CMMotionManager: NSObject, Sendable {
  private let app = PhoneApp.ambient
  private let followed = Guarded<[Sensor: @Sendable (CMMotionManager) -> Void]>([:])

  private enum Sensor: Hashable { case accelerometer, gyro, motion }

  /// Calls a handler with the readings of the accelerometer.
  public func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) { start(.accelerometer, on: queue, handler) { $0.accelerometerData } }

  /// Calls a handler with gyroscope readings of a phone at rest.
  public func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) { start(.gyro, on: queue, handler) { $0.gyroData } }

  /// Calls a handler with the attitude of the phone.
  public func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) { start(.motion, on: queue, handler) { $0.deviceMotion } }

  /// Calls a handler with the attitude of the phone; the reference frame has no effect.
  public func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) { startDeviceMotionUpdates(to: queue, withHandler: handler) }

  private func isActive(_ sensor: Sensor) -> Bool { followed.withLock { $0[sensor] != nil } }

  /// Returns a reading of a sensor, or `nil` while the sensor is stopped.
  private func reading<Reading>(of sensor: Sensor, _ reading: Reading) -> Reading? {
    isActive(sensor) ? reading : nil
  }

  private func stop(_ sensor: Sensor) { followed.withLock { $0[sensor] = nil } }

  private func start(_ sensor: Sensor) { followed.withLock { $0[sensor] = { _ in } } }

  private func start<Reading: Sendable>(
    _ sensor: Sensor, on queue: OperationQueue,
    _ handler: @escaping (Reading?, (any Error)?) -> Void,
    reading: @escaping @Sendable (CMMotionManager) -> Reading?
  ) {
    let handler = Handoff(handler)
    let call: @Sendable (CMMotionManager) -> Void = { manager in
      let (app, value) = (manager.app, reading(manager))
      queue.addOperation { [weak manager] in
        // If the app has stopped the updates in the meantime, the handler isn't called.
        guard manager?.isActive(sensor) == true else { return }
        AmbientPhone.withApp(app) { handler.value(value, nil) }
      }
    }
    followed.withLock { $0[sensor] = call }
    Attitude.of(app.phone).follow(self)
    call(self)
  }

  // The seconds since the phone's creation.
  private var now: TimeInterval { TimeInterval(app.phone.now.nanoseconds) / 1_000_000_000 }

  private var gravity: CMAcceleration { .init(held: Attitude.of(app.phone).orientation) }
}

extension CMMotionManager: AttitudeFollower {
  package func turned() { for call in followed.withLock({ Array($0.values) }) { call(self) } }
}

/// The frame of reference for attitudes.
@Flags(
  "xArbitraryZVertical; xArbitraryCorrectedZVertical; xMagneticNorthZVertical; xTrueNorthZVertical")
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {}

/// Accelerations along the three axes of the phone, in units of gravity.
@Fields("x: Double = 0, y: Double = 0, z: Double = 0")
public struct CMAcceleration: Equatable, Sendable {
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

/// A reading of the accelerometer.
@Fields("let", "acceleration: CMAcceleration, timestamp: TimeInterval")
public final class CMAccelerometerData: NSObject, Sendable {}

/// A gyroscope reading of a phone at rest.
@Kept("let rotationRate: CMRotationRate = .init()")
@Fields("let", "timestamp: TimeInterval")
public final class CMGyroData: NSObject, Sendable {}

/// The attitude and the motion of the phone, which is always at rest.
@Kept(
  """
  let rotationRate: CMRotationRate = .init(); let userAcceleration: CMAcceleration = .init()
  let attitude: CMAttitude = CMAttitude(gravity: gravity); let heading: Double = -1
  """)
@Fields("let", "gravity: CMAcceleration, timestamp: TimeInterval")
public final class CMDeviceMotion: NSObject, Sendable {}

/// The rotation of the phone, in radians; the compass direction is always 0.
@Kept("let yaw: Double = 0; let quaternion: CMQuaternion = .init(w: cos(pitch / 2))")
public final class CMAttitude: NSObject, Sendable {
  /// The rotation from side to side, and the rotation from front to back.
  public let (roll, pitch): (Double, Double)

  init(gravity: CMAcceleration) {
    roll = atan2(gravity.x, -gravity.z)
    pitch = atan2(-gravity.y, (gravity.x * gravity.x + gravity.z * gravity.z).squareRoot())
  }
}
