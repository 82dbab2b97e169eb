import Foundation

/// The signals of a crash: the terminal is left as it was before they take their course.
enum Crashes {
  /// Begins to take the signals.
  static func begin() {
    for number in signals {
      SignalHandlers.handle(number, onOwnStack: true) { number in
        TerminalMode.leave()
        // The handler before this one, such as that of the runtime, shows where it crashed. The signal
        // comes again as soon as this handler returns to where the crash was.
        SignalHandlers.giveBack(number)
        raise(number)
      }
    }
  }

  /// Gives the signals back.
  static func end() {
    for number in signals { SignalHandlers.giveBack(number) }
  }

  /// Gives handlers on this thread a stack of their own, if they have none, because the usual one may
  /// be what has overflowed.
  static func prepareThread() {
    // Apple TV and Apple Watch have no such stacks.
    #if !os(tvOS) && !os(watchOS)
      var (stack, former) = (stack_t(), stack_t())
      sigaltstack(nil, &former)
      guard former.ss_flags & Int32(SS_DISABLE) != 0 else { return }
      // Never freed, because a crash can come at any time.
      stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
      // Unsigned on Apple's platforms.
      stack.ss_size = .init(stackSize)
      sigaltstack(&stack, nil)
    #endif
  }

  private static let signals = [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  // As much as the runtime needs to write down where it crashed.
  private static let stackSize = 1 << 18
}
