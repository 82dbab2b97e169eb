import Foundation
import Synchronization

/// The mode of the terminal: it sends keys one by one without showing them, on an alternate screen.
///
/// There is one terminal, so its mode belongs to the whole process. Whatever ends the process, the
/// terminal is restored, except after the signal that no program can handle.
///
/// It's the terminal that controls the process, even if standard input and output are something
/// else. A test runner redirects both of them, and runs the tests in a background process group.
enum TerminalMode {
  /// Opens the terminal.
  static func open() throws(TerminalFailure) {
    guard isOpen.exchange(true, ordering: .acquiringAndReleasing) == false else { throw .inUse }
    do throws(TerminalFailure) {
      try openDevice()
    } catch {
      close()
      throw error
    }
  }

  /// Closes the terminal, after ``leave()``.
  static func close() {
    let device = device.exchange(-1, ordering: .acquiringAndReleasing)
    if device >= 0 { Foundation.close(device) }
    isOpen.store(false, ordering: .releasing)
  }

  private static func openDevice() throws(TerminalFailure) {
    let device = Foundation.open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard device >= 0, variable("TERM") != "dumb" else {
      if device >= 0 { Foundation.close(device) }
      throw .noTerminal
    }
    self.device.store(device, ordering: .releasing)
    let foreground = tcgetpgrp(device)
    guard foreground != getpgrp() else { return former.store(0, ordering: .releasing) }
    // A test runner waits in the foreground. Any other program there would lose its terminal.
    guard getpgid(getppid()) == foreground else { throw .background }
    former.store(foreground, ordering: .releasing)
  }

  /// Whether another program, such as a test runner, has lent this one the terminal.
  static var isBorrowed: Bool { former.load(ordering: .acquiring) != 0 }
  /// Whether text may be colored; see https://no-color.org.
  static var hasColors: Bool { variable("NO_COLOR").isEmpty }

  private static func variable(_ name: String) -> String {
    ProcessInfo.processInfo.environment[name] ?? ""
  }

  /// Switches the terminal to the mode; may be called again to repair it.
  static func enter() throws(TerminalFailure) {
    let device = device.load(ordering: .acquiring)
    if isBorrowed { comeToTheFront(device) }
    if saved.load(ordering: .acquiring) == 0 {
      // Never freed, because a signal can come at any time.
      let memory = UnsafeMutablePointer<termios>.allocate(capacity: 1)
      memory.initialize(to: termios())
      saved.store(UInt(bitPattern: memory), ordering: .releasing)
      atexit { TerminalMode.leave() }
    }
    guard let old = UnsafeMutablePointer<termios>(bitPattern: saved.load(ordering: .acquiring))
    else { return }
    if !isOn.load(ordering: .acquiring), tcgetattr(device, old) != 0 { throw problem() }
    var new = old.pointee
    // Ctrl-C stays what it is, and Ctrl-Z, unless only the borrower would stop.
    new.c_lflag &= ~tcflag_t(ICANON | ECHO)
    new.c_iflag &= ~tcflag_t(IXON | ICRNL)
    withUnsafeMutableBytes(of: &new.c_cc) { codes in
      codes[Int(VMIN)] = 1
      codes[Int(VTIME)] = 0
      if isBorrowed { codes[Int(VSUSP)] = noKey }
    }
    KeptOutput.begin()
    isOn.store(true, ordering: .releasing)
    guard tcsetattr(device, TCSANOW, &new) == 0 else { throw problem() }
    show(begin)
  }

  /// Leaves the terminal as it was; safe in a signal handler.
  static func leave() {
    guard isOn.exchange(false, ordering: .acquiringAndReleasing),
      let old = UnsafePointer<termios>(bitPattern: saved.load(ordering: .acquiring))
    else { return }
    let device = device.load(ordering: .acquiring)
    show(end)
    tcsetattr(device, TCSANOW, old)
    let former = former.load(ordering: .acquiring)
    if former != 0 { tcsetpgrp(device, former) }
    KeptOutput.end()
  }

  private static func problem() -> TerminalFailure {
    .unusable(String(cString: strerror(errno)).lowercased())
  }

  /// Becomes the process group that may read from the terminal.
  private static func comeToTheFront(_ device: Int32) {
    // The signal would stop a process of the background that does this.
    var (signals, old) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &signals, &old)
    tcsetpgrp(device, getpgrp())
    pthread_sigmask(SIG_SETMASK, &old, nil)
  }

  private static let isOpen = Atomic(false)
  private static let isOn = Atomic(false)
  private static let device = Atomic<Int32>(-1)
  private static let saved = Atomic<UInt>(0)
  /// The process group that had the terminal before; 0 if it was this one.
  private static let former = Atomic<pid_t>(0)

  #if canImport(Darwin)
    private static let noKey: UInt8 = 0xFF
    // `FIONREAD`, a macro that Swift can't import.
    private static let countOfBytes: UInt = 0x4004_667F
  #else
    private static let noKey: UInt8 = 0
  #endif

  // Another screen, without a cursor, which doesn't begin a new line after the last column.
  private static let begin: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
  private static let end: StaticString = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  // MARK: - Reading and writing

  /// The present size of the terminal.
  static var size: (width: Int, height: Int) {
    var size = winsize()
    let device = device.load(ordering: .acquiring)
    guard ioctl(device, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Waits a moment for keys; returns `nil` if the terminal is gone.
  static func read(within milliseconds: Int32) -> [UInt8]? {
    let device = device.load(ordering: .acquiring)
    guard hasInput(device, within: milliseconds) else { return [] }
    var bytes = [UInt8](repeating: 0, count: 1 << 10)
    let count = Foundation.read(device, &bytes, bytes.count)
    guard count > 0 else { return count < 0 && errno == EINTR ? [] : nil }
    return Array(bytes[..<count])
  }

  /// Waits a moment until a read would not wait; a read then finds out why.
  private static func hasInput(_ device: Int32, within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: device, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return false }
    #if canImport(Darwin)
      // macOS can't poll `/dev/tty`, and reports an invalid request at once. So this waits, and
      // then counts the waiting bytes. If the terminal is gone, there is no count.
      guard request.revents & Int16(POLLIN) == 0 else { return true }
      _ = poll(nil, 0, milliseconds)
      var bytes: Int32 = 0
      return ioctl(device, countOfBytes, &bytes) != 0 || bytes > 0
    #else
      return true
    #endif
  }

  /// Shows a text on the usual screen, when the mode is over.
  static func say(_ text: String) {
    guard (try? open()) != nil else { return }
    write(text)
    close()
  }

  /// Shows text, which may contain escape sequences.
  static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        let rest = bytes.count - start
        let count = Foundation.write(
          device.load(ordering: .acquiring), bytes.baseAddress.map { $0 + start }, rest)
        if count > 0 { start += count } else if errno != EINTR { return }
      }
    }
  }

  // A static string needs no allocation, which a signal handler must not make.
  private static func show(_ text: StaticString) {
    _ = Foundation.write(device.load(ordering: .acquiring), text.utf8Start, text.utf8CodeUnitCount)
  }
}
