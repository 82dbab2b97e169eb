import CameraControl
import Foundation

/// An output that takes photos, which contain no picture.
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

  /// Creates an output.
  public init() {
    super.init(.photo)
  }

  /// Whether photos may have a higher resolution than the video; stored, without effect.
  open var isHighResolutionCaptureEnabled: Bool {
    get { wishes.withLock { $0.isHighResolutionCaptureEnabled } }
    set { wishes.withLock { $0.isHighResolutionCaptureEnabled = newValue } }
  }

  /// The highest priority of quality that settings may ask for; stored, without effect.
  open var maxPhotoQualityPrioritization: QualityPrioritization {
    get { wishes.withLock { $0.maxPhotoQualityPrioritization } }
    set { wishes.withLock { $0.maxPhotoQualityPrioritization = newValue } }
  }

  /// The maximum dimensions of photos; stored, without effect.
  open var maxPhotoDimensions: CMVideoDimensions {
    get { wishes.withLock { $0.maxPhotoDimensions } }
    set { wishes.withLock { $0.maxPhotoDimensions = newValue } }
  }

  /// Whether Live Photos can be requested; stored, without effect.
  open var isLivePhotoCaptureEnabled: Bool {
    get { wishes.withLock { $0.isLivePhotoCaptureEnabled } }
    set { wishes.withLock { $0.isLivePhotoCaptureEnabled = newValue } }
  }

  /// Whether photos include depth data; stored, without effect.
  open var isDepthDataDeliveryEnabled: Bool {
    get { wishes.withLock { $0.isDepthDataDeliveryEnabled } }
    set { wishes.withLock { $0.isDepthDataDeliveryEnabled = newValue } }
  }

  /// Whether zero shutter lag is enabled; stored, without effect.
  open var isZeroShutterLagEnabled: Bool {
    get { wishes.withLock { $0.isZeroShutterLagEnabled } }
    set { wishes.withLock { $0.isZeroShutterLagEnabled = newValue } }
  }

  /// Whether captures may overlap; stored, without effect.
  open var isResponsiveCaptureEnabled: Bool {
    get { wishes.withLock { $0.isResponsiveCaptureEnabled } }
    set { wishes.withLock { $0.isResponsiveCaptureEnabled = newValue } }
  }

  /// Whether fast captures take priority over quality; stored, without effect.
  open var isFastCapturePrioritizationEnabled: Bool {
    get { wishes.withLock { $0.isFastCapturePrioritizationEnabled } }
    set { wishes.withLock { $0.isFastCapturePrioritizationEnabled = newValue } }
  }

  /// Whether photos may be delivered deferred; stored, without effect.
  open var isAutoDeferredPhotoDeliveryEnabled: Bool {
    get { wishes.withLock { $0.isAutoDeferredPhotoDeliveryEnabled } }
    set { wishes.withLock { $0.isAutoDeferredPhotoDeliveryEnabled = newValue } }
  }

  /// Whether Live Photos are supported; always `false`.
  open var isLivePhotoCaptureSupported: Bool { false }

  /// Whether depth data is supported; always `false`.
  open var isDepthDataDeliverySupported: Bool { false }

  /// Whether zero shutter lag is supported; always `false`.
  open var isZeroShutterLagSupported: Bool { false }

  /// Whether overlapping captures are supported; always `false`.
  open var isResponsiveCaptureSupported: Bool { false }

  /// Whether giving fast captures priority is supported; always `false`.
  open var isFastCapturePrioritizationSupported: Bool { false }

  /// Whether deferred delivery is supported; always `false`.
  open var isAutoDeferredPhotoDeliverySupported: Bool { false }

  /// The supported flash modes.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off, .on, .auto] }

  /// The codecs for photos.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [.hevc, .jpeg] }

  /// Takes a photo and calls the delegate for each step, on a private queue.
  ///
  /// On a phone this raises an exception without an active connection to a camera.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    let app = session?.app ?? .ambient
    guard let connection = connection(with: .video), connection.isActive else {
      app.phone.raise(.noConnection(of: self, "capturePhotoWithSettings:delegate:"))
      return
    }
    let photo = AVCapturePhoto(settings)
    let error = session?.cameraError
    let delegate = Handoff(delegate)
    app.noteCapture()
    app.deliver { [self] in
      let (delegate, resolved) = (delegate.value, photo.resolvedSettings)
      delegate.photoOutput(self, willBeginCaptureFor: resolved)
      delegate.photoOutput(self, willCapturePhotoFor: resolved)
      delegate.photoOutput(self, didCapturePhotoFor: resolved)
      delegate.photoOutput(self, didFinishProcessingPhoto: photo, error: error)
      delegate.photoOutput(self, didFinishCaptureFor: resolved, error: error)
    }
  }

  /// How to weigh quality against speed.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum QualityPrioritization: Int, Sendable {
    /// Speed matters more.
    case speed = 1
    /// Both matter.
    case balanced = 2
    /// Quality matters more.
    case quality = 3
  }
}
