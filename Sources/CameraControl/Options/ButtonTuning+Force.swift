extension ButtonTuning {
  /// The forces at which presses start and end (option `force`).
  public struct Force: Hashable, Codable, Sendable {
    /// The light press, before the person's setting is applied (GST01).
    public var light = ForceThreshold(down: 0.35, up: 0.25)

    /// The full click; the person's setting does not change it (GST02).
    public var click = ForceThreshold(down: 0.80, up: 0.60)

    /// What the setting `lighter` multiplies the light press's forces by (GST03).
    public var lighterScale = 0.7

    /// What the setting `standard` multiplies the light press's forces by (GST03).
    public var standardScale = 1.0

    /// What the setting `firmer` multiplies the light press's forces by (GST03).
    public var firmerScale = 1.4

    /// Makes the default forces.
    public init() {}

    /// Returns what `setting` multiplies the light press's forces by.
    public func scale(for setting: LightPressForce) -> Double {
      switch setting {
      case .standard: standardScale
      case .lighter: lighterScale
      case .firmer: firmerScale
      }
    }
  }
}
