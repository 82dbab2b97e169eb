/// A range of frame rates.
public final class AVFrameRateRange: NSObject, Sendable {
  /// The lowest frame rate, in frames per second.
  public let minFrameRate: Double

  /// The highest frame rate, in frames per second.
  public let maxFrameRate: Double

  init(minFrameRate: Double, maxFrameRate: Double) {
    self.minFrameRate = minFrameRate
    self.maxFrameRate = maxFrameRate
  }

  /// The shortest duration of a frame.
  public var minFrameDuration: CMTime { CMTime(seconds: 1 / maxFrameRate, preferredTimescale: 600) }

  /// The longest duration of a frame.
  public var maxFrameDuration: CMTime { CMTime(seconds: 1 / minFrameRate, preferredTimescale: 600) }
}
