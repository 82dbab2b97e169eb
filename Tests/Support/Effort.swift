private import Foundation

/// How much a test does that could always do more.
///
/// In the suite, such a test takes a sample, which shows that what it looks for can be found. In a
/// campaign, which `.ci/deep` starts, the same test takes all that it is given: the number of the
/// campaign times `CAMERA_CONTROL_EFFORT`, but no less than the sample. `CAMERA_CONTROL_SHARD`, such
/// as `2/8`, leaves the rest to other machines; all shards together do what one machine would.
public enum Effort {
  /// Whether this is a campaign.
  public static var isCampaign: Bool { factor != nil }

  /// Returns the seeds that a test takes.
  ///
  /// - Parameters:
  ///   - sample: The number of seeds in the suite.
  ///   - campaign: The number of seeds in a campaign of effort 1.
  ///   - fewest: The smallest number in a campaign, if that is more than the sample: what the test
  ///     says of all seeds together may not hold of fewer.
  /// - Returns: Seeds from 1 on; in a campaign, those of this shard.
  public static func seeds(sample: Int, campaign: Int, atLeast fewest: Int = 0) -> [UInt64] {
    numbers(sample: sample, campaign: campaign, atLeast: fewest).map { UInt64($0) + 1 }
  }

  /// Returns the numbers that a test takes.
  ///
  /// - Parameters:
  ///   - sample: How many there are in the suite.
  ///   - campaign: How many there are in a campaign of effort 1.
  ///   - fewest: The smallest number in a campaign, if that is more than the sample.
  /// - Returns: Numbers from 0 on; in a campaign, those of this shard.
  public static func numbers(sample: Int, campaign: Int, atLeast fewest: Int = 0) -> [Int] {
    guard let factor else { return Array(0..<sample) }
    let (index, count) = share
    // What a sample is too small to show, a smaller campaign cannot show either.
    let all = max(sample, fewest, Int(Double(campaign) * factor))
    return Array(stride(from: index, to: all, by: count))
  }

  /// Returns how often a test does something.
  ///
  /// - Parameters:
  ///   - sample: How often it does so in the suite.
  ///   - campaign: How often it does so in a campaign of effort 1.
  /// - Returns: The number; in a campaign, the part of it that is this shard.
  public static func count(sample: Int, campaign: Int) -> Int {
    numbers(sample: sample, campaign: campaign).count
  }

  /// Returns the seed that a test draws everything from.
  ///
  /// - Parameter sample: The seed in the suite, and in the first shard of a campaign.
  /// - Returns: A seed; in a campaign, each shard has another.
  public static func seed(_ sample: UInt64) -> UInt64 { sample + UInt64(share.index) << 32 }

  private static let factor = ProcessInfo.processInfo.environment["CAMERA_CONTROL_EFFORT"]
    .flatMap(Double.init)

  /// The shard of this process, counted from 0, and the number of shards.
  private static let share: (index: Int, count: Int) = {
    let text = ProcessInfo.processInfo.environment["CAMERA_CONTROL_SHARD"] ?? "1/1"
    let parts = text.split(separator: "/").compactMap { Int($0) }
    precondition(
      parts.count == 2 && (1...max(parts[1], 1)).contains(parts[0]),
      "CAMERA_CONTROL_SHARD is the number of a shard and of all shards, such as 2/8, not \(text)")
    return (parts[0] - 1, parts[1])
  }()
}
