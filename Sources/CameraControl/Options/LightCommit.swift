/// When a light press is sure enough to act on.
///
/// A full click passes through the force of a light press on its way down, so a light press must
/// not act at once. How iOS tells the two apart is not published; this names the choice (GST04).
public enum LightCommit: String, Hashable, Codable, CaseIterable, Sendable {
  /// On release, after a short dwell between the thresholds, or when a slide starts.
  case releaseDwellOrSlide

  /// On release only; a light press and hold then commits its press when the hold is recognised.
  case releaseOnly
}
