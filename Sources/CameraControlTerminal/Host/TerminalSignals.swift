import Foundation
import Synchronization

/// The signals that reach the phone in the terminal.
enum TerminalSignals {
  /// Begins to take signals.
  static func begin() {
    // Swift creates such a value on first use, which must not happen in a signal handler.
    ending.store(0, ordering: .relaxed)
    stops.store(false, ordering: .relaxed)
    continues.store(false, ordering: .relaxed)
    for number in endings {
      SignalHandlers.handle(number) { TerminalSignals.ending.store($0, ordering: .relaxed) }
    }
    handleStops()
    SignalHandlers.handle(SIGCONT) { _ in
      TerminalSignals.continues.store(true, ordering: .relaxed)
    }
    Crashes.begin()
  }

  /// Gives the signals back to those who had them before.
  static func finish() {
    for number in endings + [SIGTSTP, SIGCONT] { SignalHandlers.giveBack(number) }
    Crashes.end()
  }

  /// The signal that asked the process to end; `nil` if none did.
  static var end: Int32? {
    let number = ending.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Returns whether the process was asked to stop, such as by Ctrl-Z, since the last call.
  static func takeStop() -> Bool { stops.exchange(false, ordering: .relaxed) }

  /// Returns whether the process has continued after it was stopped, since the last call.
  static func takeContinue() -> Bool { continues.exchange(false, ordering: .relaxed) }

  /// Stops the process as if it had not handled the signal, and returns when the process continues.
  static func stop() {
    SignalHandlers.giveBack(SIGTSTP)
    SignalHandlers.raise(SIGTSTP)
    handleStops()
  }

  private static func handleStops() {
    SignalHandlers.handle(SIGTSTP) { _ in TerminalSignals.stops.store(true, ordering: .relaxed) }
  }

  private static let endings = [SIGINT, SIGTERM, SIGHUP]
  private static let ending = Atomic<Int32>(0)
  private static let stops = Atomic(false)
  private static let continues = Atomic(false)
}
