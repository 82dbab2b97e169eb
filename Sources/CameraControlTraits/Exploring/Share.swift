#if canImport(Testing)
  import CameraControlTesting

  /// The shard of an exploration's work that a process does.
  struct Share: Sendable {
    /// The number of the shard, counted from 1.
    let number: Int

    /// The number of shards.
    let count: Int

    /// The variable of the environment that names the shard.
    static let variable = "CAMERA_CONTROL_SHARD"

    /// Reads a shard such as `3/16`; without a text, it is all of the work.
    init(_ text: String?) throws(ExplorationError) {
      guard let text else {
        (number, count) = (1, 1)
        return
      }
      let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
        number >= 1, number <= count
      else { throw .badShare(text) }
      (self.number, self.count) = (number, count)
    }
  }
#endif
