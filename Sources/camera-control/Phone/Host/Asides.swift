import Foundation
import Synchronization

/// What is written to standard error while the phone has the terminal.
///
/// It would spoil the phone's screen, and vanish with it, such as the reason of a crash. A pipe keeps it
/// until the terminal is as it was.
enum Asides {
  /// Begins to keep what is written, if it would go to the terminal.
  static func begin() {
    guard kept.load(ordering: .acquiring) < 0, isatty(STDERR_FILENO) == 1 else { return }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    // The pipe is only read at the end, so a writer must not wait when it is full.
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    terminal.store(dup(STDERR_FILENO), ordering: .relaxed)
    dup2(ends[1], STDERR_FILENO)
    close(ends[1])
    kept.store(ends[0], ordering: .releasing)
  }

  /// Writes to the terminal what was kept; safe in a signal handler.
  static func end() {
    let source = kept.exchange(-1, ordering: .acquiringAndReleasing)
    guard source >= 0 else { return }
    let terminal = terminal.load(ordering: .relaxed)
    dup2(terminal, STDERR_FILENO)
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { piece in
      while let start = piece.baseAddress {
        let count = read(source, start, piece.count)
        guard count > 0 else { break }
        _ = write(terminal, start, count)
      }
    }
    close(source)
    close(terminal)
  }

  private static let kept = Atomic<Int32>(-1)
  private static let terminal = Atomic<Int32>(-1)
}
