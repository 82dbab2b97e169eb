import Foundation
import Synchronization

/// The mode of the terminal: keys come one by one and are not shown, on a screen of its own.
///
/// There is one terminal, so its mode is a matter of the whole process. Whatever ends the process,
/// except for the signal that no program can handle, the terminal is left as it was.
enum TerminalMode {
  /// Whether the process has a terminal that can show a screen.
  static var isPossible: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Switches the terminal to the mode; may be called again to repair it.
  static func enter() throws {
    if saved.load(ordering: .acquiring) == 0 {
      let old = UnsafeMutablePointer<termios>.allocate(capacity: 1)
      guard tcgetattr(STDIN_FILENO, old) == 0 else {
        throw Complaint("cannot use the terminal: \(Problem.text(of: errno))", .failed)
      }
      // It is never freed, because a signal can come at any time.
      saved.store(UInt(bitPattern: old), ordering: .releasing)
      atexit { TerminalMode.leave() }
    }
    guard let old = UnsafePointer<termios>(bitPattern: saved.load(ordering: .acquiring)) else {
      return
    }
    var new = old.pointee
    // Ctrl-C and Ctrl-Z stay what they are.
    new.c_lflag &= ~tcflag_t(ICANON | ECHO)
    new.c_iflag &= ~tcflag_t(IXON | ICRNL)
    withUnsafeMutableBytes(of: &new.c_cc) { codes in
      codes[Int(VMIN)] = 1
      codes[Int(VTIME)] = 0
    }
    Asides.begin()
    isOn.store(true, ordering: .releasing)
    guard tcsetattr(STDIN_FILENO, TCSANOW, &new) == 0 else {
      throw Complaint("cannot use the terminal: \(Problem.text(of: errno))", .failed)
    }
    show(begin)
  }

  /// Leaves the terminal as it was; safe in a signal handler.
  static func leave() {
    guard isOn.exchange(false, ordering: .acquiringAndReleasing),
      let old = UnsafePointer<termios>(bitPattern: saved.load(ordering: .acquiring))
    else { return }
    show(end)
    tcsetattr(STDIN_FILENO, TCSANOW, old)
    Asides.end()
  }

  /// The present size of the terminal.
  static var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  // A static string needs no allocation, which a signal handler must not make.
  private static func show(_ text: StaticString) {
    _ = write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }

  private static let saved = Atomic<UInt>(0)
  private static let isOn = Atomic(false)

  // Another screen, without a cursor, whose last column does not begin a new line.
  private static let begin: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
  private static let end: StaticString = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}
