import Foundation
import Synchronization

/// The signals that reach the phone in the terminal.
enum TerminalSignals {
  /// Begins to take signals.
  static func begin() {
    // A value is created when it is first used, which must not be in a handler.
    _ = (ending.load(ordering: .relaxed), stops.load(ordering: .relaxed))
    _ = continues.load(ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      take(number) { TerminalSignals.ending.store($0, ordering: .relaxed) }
    }
    takeStops()
    take(SIGCONT) { _ in TerminalSignals.continues.store(true, ordering: .relaxed) }
    Crashes.begin()
  }

  /// The signal that asked the process to end; `nil` if none did.
  static var end: Int32? {
    let number = ending.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Ends the process as if it had not handled the signal.
  static func end(by number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Returns whether the process was asked to stop, such as by Ctrl-Z, since the last call.
  static func takeStop() -> Bool { stops.exchange(false, ordering: .relaxed) }

  /// Returns whether the process goes on after it was stopped, since the last call.
  static func takeContinue() -> Bool { continues.exchange(false, ordering: .relaxed) }

  /// Stops the process as if it had not handled the signal, and returns when it goes on.
  static func stop() {
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    takeStops()
  }

  private static func takeStops() {
    take(SIGTSTP) { _ in TerminalSignals.stops.store(true, ordering: .relaxed) }
  }

  /// Handles a signal, unless the parent process has it ignored.
  private static func take(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    let old = signal(number, handler)
    let ignore = SIG_IGN
    if unsafeBitCast(old, to: Int.self) == unsafeBitCast(ignore, to: Int.self) {
      signal(number, SIG_IGN)
    }
  }

  private static let ending = Atomic<Int32>(0)
  private static let stops = Atomic(false)
  private static let continues = Atomic(false)
}
