import CameraControl

// A camera with a square sensor can change the shape of its pictures while its session runs. Here, a
// camera has such a sensor in its square formats. No stock phone has one: a test's own model can.

extension AVCaptureDevice {
  /// The shape of a picture: its width and its height.
  @RawText("ratio1x1; ratio4x3; ratio3x4; ratio16x9; ratio9x16")
  public struct AspectRatio: RawRepresentable, Hashable, Sendable {
    fileprivate static let all: [AspectRatio] = [
      .ratio4x3, .ratio3x4, .ratio1x1, .ratio16x9, .ratio9x16,
    ]

    fileprivate func dimensions(on side: Int32) -> CMVideoDimensions {
      switch self {
      case .ratio4x3: CMVideoDimensions(width: side, height: side / 4 * 3)
      case .ratio3x4: CMVideoDimensions(width: side / 4 * 3, height: side)
      case .ratio16x9: CMVideoDimensions(width: side, height: side / 16 * 9)
      case .ratio9x16: CMVideoDimensions(width: side / 16 * 9, height: side)
      default: CMVideoDimensions(width: side, height: side)
      }
    }
  }

  /// The shape of the pictures, or `nil` if the active format doesn't let you choose one.
  public var dynamicAspectRatio: AspectRatio? {
    let supported = activeFormat.supportedDynamicAspectRatios
    let set = requested.value(Self.aspectRatio, or: AspectRatio?.none)
    return set.flatMap { supported.contains($0) ? $0 : nil } ?? supported.first
  }

  /// The dimensions of the pictures, or zero if the active format doesn't let you choose a shape.
  public var dynamicDimensions: CMVideoDimensions {
    dynamicAspectRatio?.dimensions(on: activeFormat.formatDescription.dimensions.width)
      ?? CMVideoDimensions(width: 0, height: 0)
  }

  /// Sets the shape of the pictures and then calls the handler; requires the configuration lock.
  ///
  /// On a phone this raises an exception for a shape that the active format doesn't support.
  public func setDynamicAspectRatio(
    _ dynamicAspectRatio: AspectRatio,
    completionHandler handler: (@Sendable (CMTime, (any Error)?) -> Void)? = nil
  ) {
    set(dynamicAspectRatio) { handler?($0, nil) }
  }

  /// Sets the shape of the pictures and returns the time of the first picture that has it.
  @discardableResult
  public func setDynamicAspectRatio(
    _ dynamicAspectRatio: AspectRatio
  ) async throws -> CMTime {
    var time = CMTime.invalid
    set(dynamicAspectRatio) { time = $0 }
    return time
  }

  private func set(_ ratio: AspectRatio, then handler: @escaping (CMTime) -> Void) {
    configure("setDynamicAspectRatio(_:completionHandler:)", then: handler) {
      () throws(CaptureError) in
      guard activeFormat.supportedDynamicAspectRatios.contains(ratio) else {
        throw .unsupportedAspectRatio(ratio, on: localizedName)
      }
      requested.keep(ratio, as: Self.aspectRatio)
      tellShape()
    }
  }

  private static let aspectRatio = "dynamicAspectRatio"

  /// Restores the shape of the pictures, as a new format does (DEV30).
  func forgetShape() {
    requested.forget(Self.aspectRatio)
    tellShape()
  }

  private func tellShape() {
    let (ratio, dimensions) = (dynamicAspectRatio, dynamicDimensions)
    observers.changed(\AVCaptureDevice.dynamicAspectRatio, to: ratio as Any)
    observers.changed(\AVCaptureDevice.dynamicDimensions, to: dimensions)
    smartFramingMonitor?.update()
  }

  /// What recommends a shape and a zoom factor; `nil` if no format of the camera is square.
  public var smartFramingMonitor: AVCaptureSmartFramingMonitor? {
    guard let phone, formats.contains(where: \.isSmartFramingSupported) else { return nil }
    return phone.attachedObjects.object(for: ObjectIdentifier(self)) {
      AVCaptureSmartFramingMonitor(self)
    }
  }
}

extension AVCaptureDevice.Format {
  /// The shapes of pictures that an app can choose: all shapes in a square format, none in another.
  public var supportedDynamicAspectRatios: [AVCaptureDevice.AspectRatio] {
    format.width == format.height ? AVCaptureDevice.AspectRatio.all : []
  }

  /// Whether the smart framing monitor recommends shapes in the format.
  public var isSmartFramingSupported: Bool { !supportedDynamicAspectRatios.isEmpty }
}

/// An object that recommends a shape of the pictures and a zoom factor.
///
/// A simulated phone has no scene, so the monitor always recommends the first enabled framing.
public final class AVCaptureSmartFramingMonitor: NSObject, KeyValueObserving, KeyValueSource,
  Sendable
{
  package let observers = KeyValueObservers()
  private weak let device: AVCaptureDevice?
  private let state = Guarded((enabled: [AVCaptureFraming](), isMonitoring: false))

  init(_ device: AVCaptureDevice) { self.device = device }

  /// The framings that the active format supports.
  public var supportedFramings: [AVCaptureFraming] {
    device?.activeFormat.supportedDynamicAspectRatios.map { AVCaptureFraming($0) } ?? []
  }

  /// The framings that the monitor may recommend.
  public var enabledFramings: [AVCaptureFraming] {
    get { state.withLock { $0.enabled } }
    set { update { $0.enabled = newValue } }
  }

  /// The recommended framing; `nil` unless the monitor runs and the active format supports one.
  public var recommendedFraming: AVCaptureFraming? {
    let (enabled, isMonitoring) = state.withLock { $0 }
    return isMonitoring ? enabled.first { supportedFramings.contains($0) } : nil
  }

  /// Whether the monitor runs.
  public var isMonitoring: Bool { state.withLock { $0.isMonitoring } }
  /// Starts the monitor.
  public func startMonitoring() throws { update { $0.isMonitoring = true } }
  /// Stops the monitor.
  public func stopMonitoring() { update { $0.isMonitoring = false } }

  fileprivate func update(
    _ change: (inout (enabled: [AVCaptureFraming], isMonitoring: Bool)) -> Void = { _ in }
  ) {
    state.withLock { change(&$0) }
    observers.changed(
      \AVCaptureSmartFramingMonitor.recommendedFraming, to: recommendedFraming as Any)
  }
}

/// A shape of pictures and a zoom factor; two framings with the same values are equal.
@Kept(
  """
  override func isEqual(_ object: Any?) -> Bool = (object as? AVCaptureFraming)?.aspectRatio == aspectRatio
  override let hash: Int = aspectRatio.hashValue; let zoomFactor: Float = 1
  """)
public final class AVCaptureFraming: NSObject, Sendable {
  /// The shape of the pictures.
  public let aspectRatio: AVCaptureDevice.AspectRatio

  init(_ aspectRatio: AVCaptureDevice.AspectRatio) { self.aspectRatio = aspectRatio }
}

extension CaptureError {
  fileprivate static func unsupportedAspectRatio(
    _ ratio: AVCaptureDevice.AspectRatio, on name: String
  ) -> CaptureError {
    CaptureError(
      .init(rawValue: "unsupportedAspectRatio"), rule: "DEV30", source: name,
      problem: "The active format does not support the aspect ratio \(ratio.rawValue).",
      remedy: "Choose one of supportedDynamicAspectRatios, or a format that supports it.",
      exception: .invalidArgument(
        "AVCaptureDevice", "setDynamicAspectRatio:completionHandler:",
        "The passed aspect ratio is not supported by the active format"))
  }
}
