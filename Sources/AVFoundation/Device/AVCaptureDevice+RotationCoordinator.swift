import CameraControl
public import Foundation

extension AVCaptureDevice {
  /// Tells how to turn pictures so that they are upright.
  ///
  /// A simulated phone is always held upright, so the angles never change.
  public final class RotationCoordinator: NSObject {
    /// The device whose pictures are to be turned.
    public private(set) weak var device: AVCaptureDevice?

    /// The layer that shows the preview.
    public private(set) weak var previewLayer: CALayer?

    let observers = KeyValueObservers()

    /// Makes a coordinator.
    ///
    /// - Parameters:
    ///   - device: The device whose pictures are to be turned.
    ///   - previewLayer: The layer that shows the preview, if there is one.
    public init(device: AVCaptureDevice, previewLayer: CALayer?) {
      self.device = device
      self.previewLayer = previewLayer
    }

    /// By how many degrees a preview has to be turned.
    public var videoRotationAngleForHorizonLevelPreview: CGFloat { Self.upright }

    /// By how many degrees a photo or movie has to be turned.
    public var videoRotationAngleForHorizonLevelCapture: CGFloat { Self.upright }

    // The sensor lies on its side in the phone.
    private static let upright: CGFloat = 90
  }
}

extension AVCaptureDevice.RotationCoordinator: KeyValueObserving, KeyValueSource {}
