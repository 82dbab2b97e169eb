import CameraControl
import Foundation

extension AVCaptureDevice {
  /// How white is found.
  public enum WhiteBalanceMode: Int, Sendable {
    /// It stays.
    case locked = 0
    /// It is found once.
    case autoWhiteBalance = 1
    /// It is found again and again.
    case continuousAutoWhiteBalance = 2
  }

  /// How much each colour is amplified.
  public struct WhiteBalanceGains: Hashable, Sendable {
    /// Red.
    public var redGain: Float
    /// Green.
    public var greenGain: Float
    /// Blue.
    public var blueGain: Float

    /// Makes gains.
    public init(redGain: Float = 1, greenGain: Float = 1, blueGain: Float = 1) {
      self.redGain = redGain
      self.greenGain = greenGain
      self.blueGain = blueGain
    }
  }

  /// The colour of light as people speak of it.
  public struct WhiteBalanceTemperatureAndTintValues: Hashable, Sendable {
    /// The temperature in kelvin.
    public var temperature: Float
    /// How far it leans from green to magenta.
    public var tint: Float

    /// Makes a colour of light.
    public init(temperature: Float = 5500, tint: Float = 0) {
      self.temperature = temperature
      self.tint = tint
    }
  }

  /// Tells whether the device can find white in a way; a camera can in every way.
  public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool {
    hasMediaType(.video)
  }

  /// Whether the app can say what white is.
  public var isLockingWhiteBalanceWithCustomDeviceGainsSupported: Bool { hasMediaType(.video) }

  /// How white is found.
  public var whiteBalanceMode: WhiteBalanceMode {
    get { setting(\.whiteBalanceMode) }
    set { configure("Setting whiteBalanceMode") { $0.whiteBalanceMode = newValue } }
  }

  /// The largest gain of a colour.
  public var maxWhiteBalanceGain: Float { 4 }

  /// How much each colour is amplified.
  public var deviceWhiteBalanceGains: WhiteBalanceGains { setting(\.gains) }

  /// Sets the gains, keeps them, and calls the handler.
  public func setWhiteBalanceModeLocked(
    with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {
    configure("setWhiteBalanceModeLocked(with:completionHandler:)") {
      $0.whiteBalanceMode = .locked
      $0.gains = whiteBalanceGains
    }
    handler?(phone.map { CMTime($0.now) } ?? .zero)
  }

  /// Returns gains for a colour of light: a stand-in that only leads back to the same temperature.
  public func deviceWhiteBalanceGains(
    for tempAndTintValues: WhiteBalanceTemperatureAndTintValues
  ) -> WhiteBalanceGains {
    let warmth = min(max(tempAndTintValues.temperature / 5500, 0.25), 4)
    return WhiteBalanceGains(redGain: max(warmth, 1), greenGain: 1, blueGain: max(1 / warmth, 1))
  }

  /// Returns the colour of light for gains, the other way round.
  public func temperatureAndTintValues(
    for whiteBalanceGains: WhiteBalanceGains
  ) -> WhiteBalanceTemperatureAndTintValues {
    let warmth = whiteBalanceGains.redGain / max(whiteBalanceGains.blueGain, 0.01)
    return WhiteBalanceTemperatureAndTintValues(temperature: 5500 * warmth)
  }
}
