import CameraControl
import Foundation

extension AVCaptureDevice {
  /// A white-balance mode.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum WhiteBalanceMode: Int, Sendable {
    /// White balance is locked.
    case locked = 0
    /// White balance is adjusted once.
    case autoWhiteBalance = 1
    /// White balance is adjusted continuously.
    case continuousAutoWhiteBalance = 2
  }

  /// The gain of each colour channel.
  public struct WhiteBalanceGains: Hashable, Sendable {
    /// The red gain.
    public var redGain: Float
    /// The green gain.
    public var greenGain: Float
    /// The blue gain.
    public var blueGain: Float

    /// Creates gains.
    public init(redGain: Float = 1, greenGain: Float = 1, blueGain: Float = 1) {
      self.redGain = redGain
      self.greenGain = greenGain
      self.blueGain = blueGain
    }
  }

  /// A colour of light, as a temperature and a tint.
  public struct WhiteBalanceTemperatureAndTintValues: Hashable, Sendable {
    /// The temperature in kelvin.
    public var temperature: Float
    /// The tint, from green to magenta.
    public var tint: Float

    /// Creates a colour of light.
    public init(temperature: Float = 5500, tint: Float = 0) {
      self.temperature = temperature
      self.tint = tint
    }
  }

  /// Returns whether a mode is supported; a camera supports all of them.
  public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool {
    hasMediaType(.video)
  }

  /// Whether the app can lock white balance with gains of its own.
  public var isLockingWhiteBalanceWithCustomDeviceGainsSupported: Bool { hasMediaType(.video) }

  /// The white-balance mode; stored, without effect.
  public var whiteBalanceMode: WhiteBalanceMode {
    get { setting(\.whiteBalanceMode) }
    set { configure("Setting whiteBalanceMode") { $0.whiteBalanceMode = newValue } }
  }

  /// The largest gain of a channel.
  public var maxWhiteBalanceGain: Float { 4 }

  /// The current gains.
  public var deviceWhiteBalanceGains: WhiteBalanceGains { setting(\.gains) }

  /// Locks white balance with the given gains and then calls the handler.
  public func setWhiteBalanceModeLocked(
    with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {
    attempt { () throws(CaptureError) in
      try device.requireLock("setWhiteBalanceModeLocked(with:completionHandler:)")
      settings.withLock { ($0.whiteBalanceMode, $0.gains) = (.locked, whiteBalanceGains) }
      handler?(phone.map { CMTime($0.now) } ?? .zero)
    }
  }

  /// Returns gains for a colour of light.
  ///
  /// This is a stand-in: converting the gains back gives the same temperature, and nothing else is
  /// modelled.
  public func deviceWhiteBalanceGains(
    for tempAndTintValues: WhiteBalanceTemperatureAndTintValues
  ) -> WhiteBalanceGains {
    let warmth = min(max(tempAndTintValues.temperature / 5500, 0.25), 4)
    return WhiteBalanceGains(redGain: max(warmth, 1), greenGain: 1, blueGain: max(1 / warmth, 1))
  }

  /// Returns the colour of light for gains; the inverse of ``deviceWhiteBalanceGains(for:)``.
  public func temperatureAndTintValues(
    for whiteBalanceGains: WhiteBalanceGains
  ) -> WhiteBalanceTemperatureAndTintValues {
    let warmth = whiteBalanceGains.redGain / max(whiteBalanceGains.blueGain, 0.01)
    return WhiteBalanceTemperatureAndTintValues(temperature: 5500 * warmth)
  }
}
