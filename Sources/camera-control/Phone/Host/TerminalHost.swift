import CameraControl
import Foundation

/// Runs a phone in a terminal: reads keys and the clock, and shows what there is to see.
struct TerminalHost {
  private var phone: TerminalPhone
  private var decoder = KeyDecoder()
  private var shown: Screen?
  private let output: Output
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let hasColours: Bool

  /// Creates a phone in the terminal that the process has.
  ///
  /// - Parameters:
  ///   - options: The options of the command line.
  ///   - output: Standard output.
  /// - Throws: `Complaint` if there is no terminal, or the options are wrong.
  init(_ options: Options, _ output: Output) throws {
    guard TerminalMode.isPossible else {
      throw Complaint(
        "phone needs a terminal to be shown in; use play FILE to play a script without one",
        .failed)
    }
    self.output = output
    start = clock.now
    hasColours = Terminal(output: output).hasColours
    phone = try TerminalPhone(options, at: .zero)
  }

  /// Shows the phone until the person quits, and prints what was played.
  consuming func run() throws {
    TerminalSignals.begin()
    defer { TerminalMode.leave() }
    try TerminalMode.enter()
    var isThere = true
    while !phone.hasQuit, isThere, TerminalSignals.end == nil {
      try obeySignals()
      phone.pass(until: now)
      try show()
      PlantedCrash.happen()
      isThere = try takeKeys()
    }
    phone.finish()
    TerminalMode.leave()
    let signal = TerminalSignals.end
    // After other signals, the terminal may be gone.
    if isThere, signal == nil || signal == SIGINT {
      try output.write(phone.text)
      try output.flush()
    }
    if let signal { TerminalSignals.end(by: signal) }
  }

  private var now: PhoneInstant {
    PhoneInstant.zero.advanced(by: start.duration(to: clock.now))
  }

  /// Stops if the person wants that, and shows everything again afterwards.
  private mutating func obeySignals() throws {
    if TerminalSignals.takeStop() {
      TerminalMode.leave()
      TerminalSignals.stop()
    } else if !TerminalSignals.takeContinue() {
      return
    }
    _ = TerminalSignals.takeContinue()
    // Another program may have used the terminal meanwhile.
    try TerminalMode.enter()
    shown = nil
    phone.resume(at: now)
  }

  private mutating func show() throws {
    let size = TerminalMode.size
    let screen = PhoneScreen.screen(
      of: phone.picture, width: min(size.width, Self.most), height: min(size.height, Self.most))
    try output.write(screen.update(from: shown, hasColours: hasColours))
    try output.flush()
    shown = screen
  }

  /// Waits a moment for keys, and returns `false` if the terminal is gone.
  private mutating func takeKeys() throws -> Bool {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Self.frame) > 0 else {
      if let key = decoder.flush() { try phone.press(key, at: now) }
      return true
    }
    var bytes = [UInt8](repeating: 0, count: 1 << 10)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else { return count < 0 && errno == EINTR }
    // What is read at once came at once, however long each key takes.
    let instant = now
    for key in decoder.decode(bytes[..<count]) where !phone.hasQuit {
      try phone.press(key, at: instant)
    }
    return true
  }

  /// How long the screen stays as it is, in milliseconds.
  private static let frame: Int32 = 40

  /// More columns or lines than any terminal needs.
  private static let most = 1000
}
