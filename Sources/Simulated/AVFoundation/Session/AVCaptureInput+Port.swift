import CameraControl

extension AVCaptureInput {
  /// A stream of media that an input provides, from which an app can form a connection itself.
  public final class Port: NSObject, Sendable {
    /// The input that provides the stream.
    public let input: AVCaptureInput

    init(of input: AVCaptureInput) { self.input = input }
  }
}

extension AVCaptureInput.Port {
  /// What the stream consists of.
  public var mediaType: AVMediaType { input.delivers(.audio) ? .audio : .video }

  /// The format of the stream, or `nil` for sound.
  public var formatDescription: CMFormatDescription? {
    mediaType == .video ? input.source.activeFormat.formatDescription : nil
  }

  /// Whether the stream is on; `true` at first, and stored without effect.
  public var isEnabled: Bool {
    get { input.isPortEnabled }
    set { input.isPortEnabled = newValue }
  }

  /// The type of the device that the stream comes from.
  public var sourceDeviceType: AVCaptureDevice.DeviceType? { input.source.deviceType }

  /// The position of the device that the stream comes from.
  public var sourceDevicePosition: AVCaptureDevice.Position { input.source.position }
}
