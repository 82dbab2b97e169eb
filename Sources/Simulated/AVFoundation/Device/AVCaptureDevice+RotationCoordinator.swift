import CameraControl

extension AVCaptureDevice {
  /// A coordinator that provides the rotation angles for level pictures.
  ///
  /// A test turns the phone with `phone.turn(to:)` of UIKit's stand-in.
  public final class RotationCoordinator: NSObject {
    /// The device whose pictures are to be rotated.
    public private(set) weak var device: AVCaptureDevice?

    /// The layer that shows the preview.
    public private(set) weak var previewLayer: CALayer?

    package let observers = KeyValueObservers()
    private let attitude: Attitude

    /// Creates a coordinator.
    ///
    /// - Parameters:
    ///   - device: The device whose pictures are to be rotated.
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
