import CameraControlTesting

/// The options of the command line that say which scripts an exploration tries.
struct ExplorationOptions {
  private var depth: Int?
  private var random: Int?
  private var length = 20
  private var seed: UInt64 = 1
  private(set) var orders = 0
  private(set) var shard = 1
  private(set) var shardCount = 1
  private var corpus: String?

  /// The seed of the first order of callbacks.
  var firstOrder: UInt64 { seed }

  /// The parts of the exploration; without any choice, a small search of both kinds.
  var parts: [ExplorationPart] {
    let isChosen = depth != nil || random != nil
    var parts = corpus.map { [ExplorationPart.corpus($0)] } ?? []
    if let depth = isChosen ? depth : 2 { parts.append(.exhaustive(depth: depth)) }
    if let random = isChosen ? random : 1_000 {
      parts.append(.random(scripts: random, length: length, seed: seed))
    }
    return parts
  }

  /// Chooses a search that takes very long, except for what was chosen already.
  mutating func goDeep() {
    depth = depth ?? 7
    random = random ?? 5_000_000
  }

  /// Takes the value of an option.
  mutating func take(_ name: OptionName, _ value: String) throws {
    switch name {
    case .depth: depth = try number(value, name)
    case .random: random = try number(value, name)
    case .length: length = try number(value, name)
    case .seed:
      guard let seed = UInt64(value) else {
        throw Complaint("--seed takes a whole number from 0, not “\(value.shortened)”")
      }
      self.seed = seed
    case .orders: orders = try number(value, name)
    case .shard: try takeShard(value)
    case .corpus: corpus = value
    case .phone, .camera, .set, .option, .quirk, .control, .trace, .svg, .html, .overlay, .json,
      .quiet, .strict, .deep:
      break
    }
  }

  private func number(_ value: String, _ name: OptionName) throws -> Int {
    guard let number = Int(value), (0...1_000_000_000).contains(number) else {
      throw Complaint(
        "\(name.rawValue) takes a whole number from 0 to 1000000000, not “\(value.shortened)”")
    }
    return number
  }

  private mutating func takeShard(_ value: String) throws {
    let parts = value.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0,
      (1...count).contains(number)
    else {
      throw Complaint(
        "--shard takes a share and the number of shares, such as 3/16, not “\(value.shortened)”")
    }
    (shard, shardCount) = (number, count)
  }
}
