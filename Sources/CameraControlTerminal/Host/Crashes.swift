import CameraControlTesting
import Foundation

/// The signals of a crash, which restore the terminal before they take effect.
enum Crashes {
  /// Begins to take the signals.
  static func begin() {
    // What it prints has to come after the terminal is restored.
    ProcessEnd.prepare()
    for number in signals {
      SignalHandlers.handle(number, onOwnStack: true) { number in
        TerminalMode.leave()
        // The previous handler, such as the handler of the runtime, prints the place of the crash.
        // The signal occurs again as soon as this handler returns to that place.
        SignalHandlers.giveBack(number)
        raise(number)
      }
    }
  }

  /// Gives the signals back.
  static func end() { for number in signals { SignalHandlers.giveBack(number) } }

  /// Gives handlers on this thread a stack of their own, if they have none, because the usual one may
  /// be what has overflowed.
  static func prepareThread() {
    // Apple TV and Apple Watch have no separate stacks for signal handlers.
    #if !os(tvOS) && !os(watchOS)
      var (stack, former) = (stack_t(), stack_t())
      sigaltstack(nil, &former)
      guard former.ss_flags & Int32(SS_DISABLE) != 0 else { return }
      // Never freed, because a crash can come at any time.
      stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
      // The size is unsigned on Apple's platforms.
      stack.ss_size = .init(stackSize)
      sigaltstack(&stack, nil)
    #endif
  }

  private static let signals = [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  // The size that the runtime needs to print the place of the crash.
  private static let stackSize = 1 << 18
}
