import CameraControl
import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Reports the scripts that run, or ran last, when the code of an app ends the process with a trap,
/// `exit`, or `quick_exit`, and the steps of phones when it does so with a trap.
///
/// An app that calls `exit(0)` in an exploration would otherwise end a test run as if all tests had passed.
/// One that calls `_exit(0)` does, because nothing in the process can notice that: the next run finds the
/// script in the corpus.
package enum ProcessEnd {
  private static let scripts = Guarded<[ObjectIdentifier: @Sendable () -> String]>([:])

  /// Says from now on which script of an owner runs when the process ends.
  static func watch(_ owner: AnyObject, _ script: @escaping @Sendable () -> String) {
    prepare()
    scripts.withLock { $0[ObjectIdentifier(owner)] = script }
  }

  /// Undoes `watch(_:_:)`.
  static func forget(_ owner: AnyObject) {
    scripts.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(owner)) }
  }

  /// Says from now on what phones do when a trap ends the process; handlers installed later come first.
  package static func prepare() { _ = isPrepared }

  /// Prints the script of each exploration that runs, and returns whether there is any.
  @discardableResult private static func announce(_ cause: String) -> Bool {
    let texts = scripts.withLock { Array($0.values) }.map { $0() }
    for text in texts { Disk.writeToStandardError("camera-control: \(cause), \(text)\n") }
    return !texts.isEmpty
  }

  /// Prints the scripts, or without an exploration, what each phone does.
  private static func announceTrap(_ number: UInt8) {
    let cause = "the process ends with \(ChildProcess.Ending.signal(Int32(number)))"
    guard !announce(cause), !ChildProcess.isChild.load(ordering: .relaxed) else { return }
    let phones = DrivenPhones.all.compactMap { phone in
      (phone.host.courier as? CallbackCourier)?.state.withLock { $0.timekeeper } as? SimulatedPhone
    }
    let acting = phones.filter { $0.isActing.load(ordering: .relaxed) }
    // Without a step, it is probably a task of the app on the phone that a test began to use last.
    for phone in acting.isEmpty ? phones.suffix(1) : acting[...] {
      Disk.writeToStandardError("camera-control: \(cause), \(phone.script)\n")
    }
  }

  /// Ends the process with a status that says so, if an exploration runs.
  private static func fail(_ cause: String) {
    guard announce(cause) else { return }
    fflush(nil)
    _exit(1)
  }

  /// Whether the handlers for the end of the process are installed, which all explorations share.
  private static let isPrepared: Bool = {
    atexit { ProcessEnd.fail("the process ends because exit was called") }
    #if canImport(Glibc) || canImport(Musl)
      at_quick_exit { ProcessEnd.fail("the process ends because quick_exit was called") }
    #endif
    // A separate queue has a thread even while the app blocks all others.
    DispatchQueue(label: "camera-control.process-end").async {
      var number: UInt8 = 0
      while read(CrashPipe.questions.reading, &number, 1) == 1 {
        ProcessEnd.announceTrap(number)
        write(CrashPipe.answers.writing, &number, 1)
      }
    }
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] { CrashPipe.handle(number) }
    return true
  }()
}

extension SimulatedPhone {
  /// The steps so far, and the last entries of the trace.
  fileprivate var script: String {
    let entries = trace.entries
    let steps = entries.lazy.filter { $0.kind == .step }.map(\.text)
    let script = (steps.count > 20 ? ["…"] : []) + steps.suffix(20)
    return """
      \(isActing.load(ordering: .relaxed) ? "during" : "after") the last step of “\(model.name)”: \
      \(script.isEmpty ? "no step" : script.joined(separator: "; "))
      The last entries of its trace are:
      \(entries.suffix(5).map(\.description).joined(separator: "\n"))
      """
  }
}

/// The way from a signal handler, which must not allocate or lock, to a thread that may.
private struct CrashPipe {
  let reading: Int32
  let writing: Int32

  static let questions = CrashPipe()
  static let answers = CrashPipe()

  /// What handles the signals after this handler, by number; never freed, as a signal can come at any time.
  private static let former: UInt = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    actions.initialize(repeating: sigaction(), count: 65)
    return UInt(bitPattern: actions)
  }()

  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Handles a signal that ends the process, and then lets the handler before it have the signal.
  static func handle(_ number: Int32) {
    guard let former = UnsafeMutablePointer<sigaction>(bitPattern: former) else { return }
    sigaction(number, nil, former + Int(number))
    signal(number) { number in
      var byte = UInt8(truncatingIfNeeded: number)
      var answer = pollfd(fd: CrashPipe.answers.reading, events: Int16(POLLIN), revents: 0)
      // A crash may hold the lock of the memory allocator, and so keep the answer from coming.
      if write(CrashPipe.questions.writing, &byte, 1) == 1 { poll(&answer, 1, 2_000) }
      if let former = UnsafeMutablePointer<sigaction>(bitPattern: CrashPipe.former) {
        sigaction(number, former + Int(number), nil)
      }
      // The signal is blocked here, so it comes again after the handler.
      raise(number)
    }
    // A thread without its own memory for a handler is one whose stack may have run out.
    var action = sigaction()
    sigaction(number, nil, &action)
    action.sa_flags |= type(of: action.sa_flags).init(SA_ONSTACK)
    sigaction(number, &action, nil)
  }
}
