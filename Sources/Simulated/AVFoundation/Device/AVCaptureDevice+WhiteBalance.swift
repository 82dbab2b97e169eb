import CameraControl

extension AVCaptureDevice {
  #choices("WhiteBalanceMode: Int = locked, autoWhiteBalance, continuousAutoWhiteBalance")

  /// The gain of each colour channel.
  @Fields("redGain: Float = 1, greenGain: Float = 1, blueGain: Float = 1")
  public struct WhiteBalanceGains: Hashable, Sendable {}

  /// A colour of light, as a temperature in kelvin and a tint from green to magenta.
  @Fields("temperature: Float = 5500, tint: Float = 0")
  public struct WhiteBalanceTemperatureAndTintValues: Hashable, Sendable {}

  #deviceSettings("whiteBalanceMode: WhiteBalanceMode")
  #kept(
    #"""
    let isLockingWhiteBalanceWithCustomDeviceGainsSupported: Bool = hasMediaType(.video)
    let maxWhiteBalanceGain: Float = 4; let deviceWhiteBalanceGains: WhiteBalanceGains = setting(\.gains)
    class let currentWhiteBalanceGains: WhiteBalanceGains = .init(redGain: .greatestFiniteMagnitude)
    let grayWorldDeviceWhiteBalanceGains: WhiteBalanceGains = setting(\.gains)
    func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool \
      = hasMediaType(.video)
    """#)

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
