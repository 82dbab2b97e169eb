import CameraControlTesting

/// The options of the command line that say which scripts an exploration tries.
struct ExplorationOptions {
  private var chosenSteps: NamedSteps?
  private var depth: Int?
  private var random: Int?
  private var length = 20
  private var seed: UInt64 = 1
  private(set) var orders = 0
  private(set) var shard = 1
  private(set) var shardCount = 1
  private var corpus: String?
  private var isDeep = false

  /// The steps to try; a search that takes long uses few, and so gets further.
  var steps: NamedSteps { chosenSteps ?? (isDeep ? .abstract : .usual) }

  /// The seed of the first order of callbacks.
  var firstOrder: UInt64 { seed }

  /// The parts of the exploration; without any choice, a small search of both kinds.
  var parts: [ExplorationPart] {
    var parts = corpus.map { [ExplorationPart.corpus($0)] } ?? []
    var (depth, random) = (depth, random)
    if isDeep {
      (depth, random) = (depth ?? 7, random ?? 5_000_000)
    } else if depth == nil, random == nil {
      (depth, random) = (2, 1_000)
    }
    if let depth { parts.append(.exhaustive(depth: depth)) }
    if let random {
      parts.append(.random(scripts: random, length: length, seed: seed))
    }
    return parts
  }

  /// Chooses a search that takes long, except for what is chosen otherwise.
  mutating func goDeep() { isDeep = true }

  /// Takes the value of an option.
  mutating func take(_ name: OptionName, _ value: String) throws {
    switch name {
    case .steps:
      guard let steps = NamedSteps(rawValue: value) else {
        throw Complaint.unknown(
          "choice of steps", value, among: NamedSteps.allCases.map(\.rawValue))
      }
      chosenSteps = steps
    case .depth: depth = try number(value, name, from: 1)
    case .random: random = try number(value, name, from: 1)
    case .length: length = try number(value, name, from: 1)
    case .seed:
      guard let seed = UInt64(value) else {
        throw Complaint("--seed takes a whole number from 0, not “\(value.shortened)”")
      }
      self.seed = seed
    case .orders: orders = try number(value, name, upTo: Self.mostOrders)
    case .shard: try takeShard(value)
    case .corpus: corpus = value
    case .phone, .camera, .set, .option, .quirk, .control, .script, .trace, .svg, .html, .overlay,
      .json,
      .quiet, .strict, .deep:
      break
    }
  }

  private func number(
    _ value: String, _ name: OptionName, from least: Int = 0, upTo most: Int = 1_000_000_000
  ) throws -> Int {
    guard let number = Int(value), (least...most).contains(number) else {
      throw Complaint(
        "\(name.rawValue) takes a whole number from \(least) to \(most), not “\(value.shortened)”")
    }
    return number
  }

  private mutating func takeShard(_ value: String) throws {
    let parts = value.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0,
      (1...count).contains(number)
    else {
      throw Complaint(
        "--shard takes a shard and the number of shards, such as 3/16, not “\(value.shortened)”")
    }
    (shard, shardCount) = (number, count)
  }

  /// Each order runs every script once more, and has to be remembered.
  private static let mostOrders = 1_000
}
