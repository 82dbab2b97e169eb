import Foundation
import Synchronization

/// A request to stop: the person pressed Ctrl-C, or another program sent the signal to end.
enum Interruption {
  private static let isWished = Atomic(false)
  /// Whether the exploration has to stop.
  static var hasHappened: Bool { isWished.load(ordering: .relaxed) }

  /// Takes the next such signal as a wish, and those after it as usual.
  static func watch() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.isWished.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
  }
}
