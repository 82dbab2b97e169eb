/// Shows on standard error how much of a long script the tool has played.
struct Progress {
  private let total: Int
  private let isShown: Bool
  private var done = 0
  private var percent = -1

  /// Creates a progress that is shown only if there are enough steps to wait for.
  init(total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown && total >= Self.fewest
  }

  /// Notes that one more step was played.
  mutating func advance() {
    done += 1
    guard isShown, done * 100 / total != percent else { return }
    percent = done * 100 / total
    StandardError.replaceLine("\(percent) % of \(total) steps")
  }

  /// Removes the line.
  func finish() { if isShown { StandardError.replaceLine() } }

  private static let fewest = 1000
}
