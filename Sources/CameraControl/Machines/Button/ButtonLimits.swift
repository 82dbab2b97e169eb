/// The thresholds for samples and durations, computed from a tuning and the person's settings.
///
/// Durations are stored in nanoseconds, because arithmetic on `Duration` is 128 bits wide and a
/// sample arrives every few milliseconds while a finger is near the button.
package struct ButtonLimits: Hashable, Sendable {
  package let lightDown: Double
  package let lightUp: Double
  package let clickDown: Double
  package let clickUp: Double
  package let slop: Double
  let commitsEarly: Bool
  let dwell: Int64
  package let lightHold: Int64
  package let clickHold: Int64
  package let doubleLightPress: Int64
  package let doubleClick: Int64

  init(_ tuning: ButtonTuning, _ settings: PhoneSettings) {
    let standard = ButtonTuning()
    let click = Self.corrected(
      tuning.force.click, least: 2 * Self.least, default: standard.force.click)
    let light = Self.corrected(tuning.force.light, least: Self.least, default: standard.force.light)
    let scale = Self.scale(
      tuning.force.scale(for: settings.lightPressForce), of: light, belowClickAt: click.down)
    clickDown = click.down
    clickUp = click.up
    lightDown = max(light.down * scale, Self.least)
    lightUp = max(light.up * scale, Self.least)
    slop = tuning.slideSlop.isFinite ? max(tuning.slideSlop, 0) : standard.slideSlop
    commitsEarly = tuning.lightCommit == .releaseDwellOrSlide
    dwell = Self.nanoseconds(tuning.lightDwell)
    lightHold = Self.nanoseconds(tuning.lightHold)
    clickHold = Self.nanoseconds(tuning.clickHold)
    doubleLightPress = Self.nanoseconds(
      tuning.doubleLightPressWindow[settings.doubleLightPressSpeed])
    doubleClick = Self.nanoseconds(tuning.doubleClickWindow[settings.doubleClickSpeed])
  }

  /// Returns a threshold whose forces are at least `least`.
  ///
  /// An untouched button would reach a threshold of 0, and the press would never end.
  private static func corrected(
    _ raw: ForceThreshold, least: Double, default standard: ForceThreshold
  ) -> ForceThreshold {
    guard raw.down.isFinite, raw.up.isFinite else { return standard }
    let down = min(max(raw.down, least), 1)
    return ForceThreshold(down: down, up: min(max(raw.up, least), down))
  }

  private static func scale(
    _ raw: Double, of light: ForceThreshold, belowClickAt clickDown: Double
  ) -> Double {
    let scale = raw.isFinite && raw > 0 ? raw : 1
    return min(scale, largestShareOfClick * clickDown / light.down)
  }

  private static func nanoseconds(_ duration: Duration) -> Int64 {
    max(duration.wholeNanoseconds, 0)
  }

  private static let least = 0.01
  private static let largestShareOfClick = 0.9
}
