import CameraControl
import Foundation

/// Takes photos, which are as empty as the simulated world in front of the camera.
open class AVCapturePhotoOutput: AVCaptureOutput {
  private let wishes = Guarded(Wishes())

  private struct Wishes {
    var isHighResolutionCaptureEnabled = false
    var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    var maxPhotoDimensions = CMVideoDimensions()
    var isLivePhotoCaptureEnabled = false
    var isDepthDataDeliveryEnabled = false
    var isZeroShutterLagEnabled = true
    var isResponsiveCaptureEnabled = false
    var isFastCapturePrioritizationEnabled = false
    var isAutoDeferredPhotoDeliveryEnabled = false
  }

  /// Makes an output.
  public init() {
    super.init(.photo)
  }

  /// Whether photos may be larger than the format's pictures; kept, without an effect.
  open var isHighResolutionCaptureEnabled: Bool {
    get { wishes.withLock { $0.isHighResolutionCaptureEnabled } }
    set { wishes.withLock { $0.isHighResolutionCaptureEnabled = newValue } }
  }

  /// How much quality may cost in time; kept, without an effect.
  open var maxPhotoQualityPrioritization: QualityPrioritization {
    get { wishes.withLock { $0.maxPhotoQualityPrioritization } }
    set { wishes.withLock { $0.maxPhotoQualityPrioritization = newValue } }
  }

  /// The largest photos; kept, without an effect.
  open var maxPhotoDimensions: CMVideoDimensions {
    get { wishes.withLock { $0.maxPhotoDimensions } }
    set { wishes.withLock { $0.maxPhotoDimensions = newValue } }
  }

  /// Whether a live photo can be asked for; kept, without an effect.
  open var isLivePhotoCaptureEnabled: Bool {
    get { wishes.withLock { $0.isLivePhotoCaptureEnabled } }
    set { wishes.withLock { $0.isLivePhotoCaptureEnabled = newValue } }
  }

  /// Whether photos take distances along; kept, without an effect.
  open var isDepthDataDeliveryEnabled: Bool {
    get { wishes.withLock { $0.isDepthDataDeliveryEnabled } }
    set { wishes.withLock { $0.isDepthDataDeliveryEnabled = newValue } }
  }

  /// Whether photos are taken before the press; kept, without an effect.
  open var isZeroShutterLagEnabled: Bool {
    get { wishes.withLock { $0.isZeroShutterLagEnabled } }
    set { wishes.withLock { $0.isZeroShutterLagEnabled = newValue } }
  }

  /// Whether the next photo may be taken before the last one is done; kept, without an effect.
  open var isResponsiveCaptureEnabled: Bool {
    get { wishes.withLock { $0.isResponsiveCaptureEnabled } }
    set { wishes.withLock { $0.isResponsiveCaptureEnabled = newValue } }
  }

  /// Whether quality gives way to speed; kept, without an effect.
  open var isFastCapturePrioritizationEnabled: Bool {
    get { wishes.withLock { $0.isFastCapturePrioritizationEnabled } }
    set { wishes.withLock { $0.isFastCapturePrioritizationEnabled = newValue } }
  }

  /// Whether photos may be finished later; kept, without an effect.
  open var isAutoDeferredPhotoDeliveryEnabled: Bool {
    get { wishes.withLock { $0.isAutoDeferredPhotoDeliveryEnabled } }
    set { wishes.withLock { $0.isAutoDeferredPhotoDeliveryEnabled = newValue } }
  }

  /// Whether live photos can be taken; they cannot.
  open var isLivePhotoCaptureSupported: Bool { false }

  /// Whether photos can take distances along; they cannot.
  open var isDepthDataDeliverySupported: Bool { false }

  /// Whether photos can be taken before the press; they cannot.
  open var isZeroShutterLagSupported: Bool { false }

  /// Whether the next photo can be taken before the last one is done; it cannot.
  open var isResponsiveCaptureSupported: Bool { false }

  /// Whether quality can give way to speed; it cannot.
  open var isFastCapturePrioritizationSupported: Bool { false }

  /// Whether photos can be finished later; they cannot.
  open var isAutoDeferredPhotoDeliverySupported: Bool { false }

  /// The ways to use the flash.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off, .on, .auto] }

  /// The ways in which photos can be compressed.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [.hevc, .jpeg] }

  /// Takes a photo and tells the delegate, step by step, on a queue of the library's.
  ///
  /// Without a connection to a camera a phone raises an exception.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    let phone = session?.phone ?? PhoneApp.ambient.phone
    guard let connection = connection(with: .video), connection.isActive else {
      phone.raise(.noConnection("capturePhotoWithSettings:delegate:"), at: "AVCapturePhotoOutput")
      return
    }
    let photo = AVCapturePhoto(settings)
    let delegate = Handoff(delegate)
    phone.deliver { [self] in
      let (delegate, resolved) = (delegate.value, photo.resolvedSettings)
      delegate.photoOutput(self, willBeginCaptureFor: resolved)
      delegate.photoOutput(self, willCapturePhotoFor: resolved)
      delegate.photoOutput(self, didCapturePhotoFor: resolved)
      delegate.photoOutput(self, didFinishProcessingPhoto: photo, error: nil)
      delegate.photoOutput(self, didFinishCaptureFor: resolved, error: nil)
    }
  }

  /// Whether quality or speed counts more.
  public enum QualityPrioritization: Int, Sendable {
    /// Speed.
    case speed = 1
    /// Both.
    case balanced = 2
    /// Quality.
    case quality = 3
  }
}
