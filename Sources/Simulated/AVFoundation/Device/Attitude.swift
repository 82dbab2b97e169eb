import CameraControl

/// How a phone is held, which several of Apple's modules report.
package final class Attitude: PhoneOwned {
  /// The raw value of `UIDeviceOrientation`; 1 is upright.
  private let held = Guarded(1)
  private let followers = Guarded<[Follower]>([])

  private struct Follower: Sendable {
    weak var object: (any AttitudeFollower)?
  }

  package init() {}

  package var orientation: Int { held.withLock { $0 } }

  /// The angle by which pictures are rotated, in degrees.
  ///
  /// The sensor is mounted sideways in the phone. A phone that lies flat counts as upright.
  package var angle: Double {
    switch orientation {
    case 2: 270
    case 3: 0
    case 4: 180
    default: 90
    }
  }

  package func turn(to orientation: Int) {
    held.withLock { $0 = orientation }
    for follower in followers.withLock({ $0.compactMap(\.object) }) { follower.turned() }
  }

  package func follow(_ object: any AttitudeFollower) {
    followers.withLock {
      $0.removeAll { $0.object == nil || $0.object === object }
      $0.append(Follower(object: object))
    }
  }
}

/// Something that is told when its phone is turned.
package protocol AttitudeFollower: AnyObject, Sendable {
  func turned()
}
