import CameraControl

/// A source of media for a session.
open class AVCaptureInput: NSObject {
  /// The core session's input.
  let input: CaptureDeviceInput

  let source: AVCaptureDevice

  private let known = Guarded(KnownPort())

  /// The port, which retains the input, and the data that outlives the port.
  private struct KnownPort {
    weak var port: Port?
    var isEnabled = true
  }

  init(_ input: CaptureDeviceInput, from source: AVCaptureDevice) {
    self.input = input
    self.source = source
  }

  /// The streams of media that the input provides: always one, with the media of its device.
  open var ports: [Port] {
    known.withLock { known in
      let port = known.port ?? Port(of: self)
      known.port = port
      return [port]
    }
  }

  var isPortEnabled: Bool {
    get { known.withLock { $0.isEnabled } }
    set { known.withLock { $0.isEnabled = newValue } }
  }

  var name: String { source.localizedName }

  func delivers(_ mediaType: AVMediaType) -> Bool { source.hasMediaType(mediaType) }

  /// A stream of media that an input provides; an app can create a connection from it.
  public final class Port: NSObject, Sendable {
    /// The input that provides the stream.
    public let input: AVCaptureInput

    init(of input: AVCaptureInput) { self.input = input }

    /// The type of media in the stream.
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
}

/// An input that captures from a device.
@Settings(
  """
  unifiedAutoExposureDefaultsEnabled = false; videoMinFrameDurationOverride: CMTime = .invalid
  isWindNoiseRemovalEnabled = false; let isWindNoiseRemovalSupported: Bool = false
  multichannelAudioMode = AVCaptureMultichannelAudioMode.none; isCinematicVideoCaptureEnabled = false
  func isMultichannelAudioModeSupported(_ mode: AVCaptureMultichannelAudioMode) -> Bool = mode == .none
  let isCinematicVideoCaptureSupported: Bool = false; simulatedAperture: Float = 0
  """)
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice

  /// Creates an input for a device; throws an `AVError` if the phone can't open the device.
  ///
  /// If the person hasn't decided about the app's access to the device, the phone asks them.
  public required init(device: AVCaptureDevice) throws {
    self.device = device
    let input = try AVError.rethrowing { () throws(CaptureError) in
      guard let app = PhoneApp.opening(device) else {
        return try CaptureDeviceInput(device: device.device)
      }
      return try CaptureDeviceInput(device: device.device, for: app)
    }
    super.init(input, from: device)
  }

  /// Returns the ports with a media type, from a device with a type and a position.
  ///
  /// - Parameters:
  ///   - mediaType: The media type of the ports; `nil` for any.
  ///   - sourceDeviceType: The type of the device; `nil` for any.
  ///   - sourceDevicePosition: The position of the device; `unspecified` for any.
  /// - Returns: The ports.
  open func ports(
    for mediaType: AVMediaType?, sourceDeviceType: AVCaptureDevice.DeviceType?,
    sourceDevicePosition: AVCaptureDevice.Position
  ) -> [AVCaptureInput.Port] {
    ports.filter { port in
      mediaType.map { $0 == port.mediaType } ?? true
        && sourceDeviceType.map { $0 == port.sourceDeviceType } ?? true
        && (sourceDevicePosition == .unspecified
          || sourceDevicePosition == port.sourceDevicePosition)
    }
  }
}

extension PhoneApp {
  /// Returns the app that opens a device: the current one, or else the only one on its phone.
  fileprivate static func opening(_ device: AVCaptureDevice) -> PhoneApp? {
    guard let phone = device.phone else { return nil }
    if let app = AmbientPhone.app, app.phone === phone { return app }
    return phone.apps.count == 1 ? phone.apps.first : nil
  }
}

/// How many channels of sound a microphone records; a simulated one records a single channel.
@nonexhaustive
public enum AVCaptureMultichannelAudioMode: Int, Sendable {
  case none, stereo, firstOrderAmbisonics
}
