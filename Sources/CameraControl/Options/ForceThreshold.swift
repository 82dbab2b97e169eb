/// A pair of forces, from 0 to 1, between which a press neither starts nor ends.
public struct ForceThreshold: Hashable, Codable, Sendable {
  /// The force at which the press starts.
  public var down: Double

  /// The force below which the press ends.
  public var up: Double

  /// Makes a threshold that starts a press at `down` and ends it below `up`.
  public init(down: Double, up: Double) {
    self.down = down
    self.up = up
  }
}
