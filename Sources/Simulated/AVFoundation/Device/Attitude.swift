import CameraControl

/// How a phone is held, which several of Apple's modules report.
package final class Attitude: PhoneOwned {
  /// The raw value of `UIDeviceOrientation`; 1 is upright.
  private let held = Guarded(1)
  private let followers = Guarded<[Follower]>([])

  private struct Follower: Sendable {
    weak var coordinator: AVCaptureDevice.RotationCoordinator?
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
    let coordinators = followers.withLock { $0.compactMap(\.coordinator) }
    for coordinator in coordinators { coordinator.turned() }
  }

  func follow(_ coordinator: AVCaptureDevice.RotationCoordinator) {
    followers.withLock {
      $0.removeAll { $0.coordinator == nil }
      $0.append(Follower(coordinator: coordinator))
    }
  }
}
