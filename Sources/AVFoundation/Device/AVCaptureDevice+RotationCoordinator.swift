import CameraControl
public import Foundation

extension AVCaptureDevice {
  /// A coordinator that provides the rotation angles for level pictures.
  ///
  /// A simulated phone is always held upright, so the angles never change.
  public final class RotationCoordinator: NSObject {
    /// The device whose pictures are to be rotated.
    public private(set) weak var device: AVCaptureDevice?

    /// The layer that shows the preview.
    public private(set) weak var previewLayer: CALayer?

    let observers = KeyValueObservers()

    /// Creates a coordinator.
    ///
    /// - Parameters:
    ///   - device: The device whose pictures are to be rotated.
    ///   - previewLayer: The layer that shows the preview, if there is one.
    public init(device: AVCaptureDevice, previewLayer: CALayer?) {
      self.device = device
      self.previewLayer = previewLayer
    }

    /// The angle by which to rotate a preview, in degrees.
    public var videoRotationAngleForHorizonLevelPreview: CGFloat { Self.upright }

    /// The angle by which to rotate a photo or movie, in degrees.
    public var videoRotationAngleForHorizonLevelCapture: CGFloat { Self.upright }

    // The sensor is mounted sideways in the phone.
    private static let upright: CGFloat = 90
  }
}

extension AVCaptureDevice.RotationCoordinator: KeyValueObserving, KeyValueSource {}
