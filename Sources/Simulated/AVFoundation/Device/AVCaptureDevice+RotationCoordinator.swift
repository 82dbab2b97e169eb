import CameraControl

extension AVCaptureDevice {
  /// A coordinator that provides the rotation angles for level pictures.
  ///
  /// To turn the phone in a test, call `phone.turn(to:)` of the simulated UIKit.
  public final class RotationCoordinator: NSObject {
    /// The device whose pictures the app rotates.
    public private(set) weak var device: AVCaptureDevice?
    /// The layer that shows the preview.
    public private(set) weak var previewLayer: CALayer?

    package let observers = KeyValueObservers()
    private let attitude: Attitude

    /// Creates a coordinator.
    ///
    /// - Parameters:
    ///   - device: The device whose pictures the app rotates.
    ///   - previewLayer: The layer that shows the preview, if there is one.
    public init(device: AVCaptureDevice, previewLayer: CALayer?) {
      self.device = device
      self.previewLayer = previewLayer
      attitude = .of(device.phone ?? PhoneApp.ambient.phone)
      super.init()
      attitude.follow(self)
    }

    /// The angle by which to rotate a preview, in degrees.
    public var videoRotationAngleForHorizonLevelPreview: CGFloat { attitude.angle }
    /// The angle by which to rotate a photo or movie, in degrees.
    public var videoRotationAngleForHorizonLevelCapture: CGFloat { attitude.angle }

    package func turned() {
      observers.changed(
        \AVCaptureDevice.RotationCoordinator.videoRotationAngleForHorizonLevelPreview,
        to: videoRotationAngleForHorizonLevelPreview)
      observers.changed(
        \AVCaptureDevice.RotationCoordinator.videoRotationAngleForHorizonLevelCapture,
        to: videoRotationAngleForHorizonLevelCapture)
    }
  }
}

extension AVCaptureDevice.RotationCoordinator: KeyValueObserving, KeyValueSource, AttitudeFollower {
}

/// The orientation of a phone, which several of Apple's modules report.
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

/// An object that receives a call when a test turns its phone.
package protocol AttitudeFollower: AnyObject, Sendable {
  func turned()
}
