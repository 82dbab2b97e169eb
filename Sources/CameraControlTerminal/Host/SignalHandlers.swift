import Foundation
import Synchronization

/// Signal handlers, which can be replaced by the previous handlers again.
///
/// Handlers belong to the whole process, and the test runner or the app may have installed others.
enum SignalHandlers {
  /// Handles a signal from now on, unless the process ignores it.
  static func handle(
    _ number: Int32, onOwnStack: Bool = false, _ handler: @escaping @convention(c) (Int32) -> Void
  ) {
    guard let former = formerActions() else { return }
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
      action.sa_flags = onOwnStack ? SA_ONSTACK : 0
    #else
      action.__sigaction_handler.sa_handler = handler
      action.sa_flags = onOwnStack ? Int32(SA_ONSTACK) : 0
    #endif
    sigaction(number, &action, former + Int(number))
    if isIgnored(former[Int(number)]) { giveBack(number) }
  }

  /// Gives a signal back to the handler before; safe in a signal handler.
  static func giveBack(_ number: Int32) {
    guard let former = UnsafePointer<sigaction>(bitPattern: actions.load(ordering: .acquiring))
    else { return }
    sigaction(number, former + Int(number), nil)
  }

  /// Raises a signal that ends or stops the process, and returns when the process continues.
  static func raise(_ number: Int32) {
    // The threads of a queue block signals, and would hold back a signal that is raised.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    Foundation.raise(number)
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Returns the actions before, by signal; they are never freed, because a signal can come at any
  /// time.
  private static func formerActions() -> UnsafeMutablePointer<sigaction>? {
    if actions.load(ordering: .acquiring) == 0 {
      let new = UnsafeMutablePointer<sigaction>.allocate(capacity: count)
      new.initialize(repeating: sigaction(), count: count)
      actions.store(UInt(bitPattern: new), ordering: .releasing)
    }
    return UnsafeMutablePointer(bitPattern: actions.load(ordering: .acquiring))
  }

  private static let actions = Atomic<UInt>(0)
  private static let count = 65
}
