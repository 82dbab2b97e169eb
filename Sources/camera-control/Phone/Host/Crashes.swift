import Foundation
import Synchronization

/// The signals of a crash: the terminal is left as it was before they take their course.
enum Crashes {
  /// Begins to take the signals.
  static func begin() {
    makeStack()
    let old = UnsafeMutablePointer<sigaction>.allocate(capacity: count)
    // Never freed, like the stack, because a crash can come at any time.
    former.store(UInt(bitPattern: old), ordering: .releasing)
    for number in signals {
      (old + Int(number)).initialize(to: sigaction())
      var action = sigaction()
      setHandler(&action)
      action.sa_flags = flags
      sigaction(number, &action, old + Int(number))
    }
  }

  /// Hands a signal on to the handler before this one, such as that of the runtime, which shows where it
  /// crashed.
  ///
  /// The signal is raised again, and comes as soon as the handler returns to where the crash was.
  private static func handle(_ number: Int32) {
    TerminalMode.leave()
    if let old = UnsafePointer<sigaction>(bitPattern: former.load(ordering: .acquiring)) {
      sigaction(number, old + Int(number), nil)
    }
    raise(number)
  }

  /// Gives handlers a stack of their own, because the usual one may be what has overflowed.
  private static func makeStack() {
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = stackSize
    sigaltstack(&stack, nil)
  }

  private static func setHandler(_ action: inout sigaction) {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { Crashes.handle($0) }
    #else
      action.__sigaction_handler.sa_handler = { Crashes.handle($0) }
    #endif
  }

  private static let signals = [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  private static let former = Atomic<UInt>(0)
  private static let count = 32
  // As much as the runtime needs to write down where it crashed.
  private static let stackSize = 1 << 18

  #if canImport(Darwin)
    private static let flags = SA_ONSTACK
  #else
    private static let flags = Int32(SA_ONSTACK)
  #endif
}
