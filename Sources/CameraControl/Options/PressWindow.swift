/// How long after a first press a second one still makes a pair, for each speed.
public struct PressWindow: Hashable, Codable, Sendable {
  /// The window of `PressSpeed.standard`.
  public var standard: Duration

  /// The window of `PressSpeed.slow`.
  public var slow: Duration

  /// The window of `PressSpeed.slower`.
  public var slower: Duration

  /// Makes a window for each of the three speeds.
  public init(standard: Duration, slow: Duration, slower: Duration) {
    self.standard = standard
    self.slow = slow
    self.slower = slower
  }

  /// Returns the window of one speed.
  public subscript(speed: PressSpeed) -> Duration {
    switch speed {
    case .standard: standard
    case .slow: slow
    case .slower: slower
    }
  }
}
