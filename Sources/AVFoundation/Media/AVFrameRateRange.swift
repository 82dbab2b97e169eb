public import Foundation

/// How many pictures per second a format can deliver.
public final class AVFrameRateRange: NSObject, Sendable {
  /// The fewest.
  public let minFrameRate: Double

  /// The most.
  public let maxFrameRate: Double

  init(minFrameRate: Double, maxFrameRate: Double) {
    self.minFrameRate = minFrameRate
    self.maxFrameRate = maxFrameRate
  }

  /// How long the shortest picture lasts.
  public var minFrameDuration: CMTime { CMTime(seconds: 1 / maxFrameRate, preferredTimescale: 600) }

  /// How long the longest picture lasts.
  public var maxFrameDuration: CMTime { CMTime(seconds: 1 / minFrameRate, preferredTimescale: 600) }
}
