import CameraControl
package import CameraControlTesting
import Foundation

/// Runs a phone in the terminal: reads keys and the clock, and draws the phone.
package struct TerminalHost {
  private var phone: TerminalPhone
  private let keeper: ScriptKeeper?
  private var decoder = KeyDecoder()
  private var shown: Screen?
  private var frames = 0
  private var isThere = true
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant

  /// The results after the phone has left the screen.
  package struct Ending {
    /// What was played.
    package let script: GestureScript
    /// Everything that happened on the phone that was there at the end.
    package let trace: Trace
    /// Whether a person is there to read what was played; a signal may mean that the terminal is gone.
    package let isWatched: Bool
    /// The signal that ended the phone; `nil` if the person did.
    fileprivate let signal: Int32?

    /// Ends the process if a signal asked for that.
    package func obeySignal() { if let signal { SignalHandlers.raise(signal) } }
  }

  /// A phone to show, and what is to become of the script.
  package struct Show {
    /// The phone and its app.
    package var subject: TerminalPhone.Subject
    /// A file to write the script to while it is played; `nil` for none.
    package var file: String?
    /// A comment for the first line of the script.
    package var title: String

    package init(_ subject: TerminalPhone.Subject, savingTo file: String?, title: String) {
      (self.subject, self.file, self.title) = (subject, file, title)
    }
  }

  /// Shows a phone in the terminal that the process has until the person quits or a signal comes.
  ///
  /// - Returns: What was played.
  /// - Throws: ``TerminalFailure`` if there is no terminal, or the file cannot be written; what the app
  ///   throws when it starts over.
  package static func run(_ show: Show) throws -> Ending {
    var host = try TerminalHost(show)
    defer { host.close() }
    while try host.prepareFrame() {
      try host.phone.carryOut(host.save)
      host.draw()
      host.receive(TerminalMode.read(within: frame))
    }
    host.phone.finish()
    try host.phone.carryOut(host.save)
    return try host.ending()
  }

  /// Shows a phone in the terminal that the process has until the person quits or a signal comes, and
  /// gives the thread to others while it waits; otherwise the same as the synchronous version.
  package static func run(
    _ show: Show, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Ending {
    var host = try TerminalHost(show)
    defer { host.close() }
    while try host.prepareFrame() {
      try await host.phone.carryOut(host.save)
      host.draw()
      host.receive(await read())
    }
    host.phone.finish()
    try await host.phone.carryOut(host.save)
    return try host.ending()
  }

  private init(_ show: Show) throws {
    keeper = if let file = show.file { try ScriptKeeper(file, title: show.title) } else { nil }
    start = clock.now
    phone = TerminalPhone(show.subject)
    try TerminalMode.open()
    TerminalSignals.begin()
    do {
      try TerminalMode.enter()
    } catch {
      close()
      throw error
    }
  }

  private func close() {
    TerminalMode.leave()
    TerminalSignals.finish()
    TerminalMode.close()
  }

  private func ending() throws -> Ending {
    try save(phone.script)
    let signal = TerminalSignals.end
    return Ending(
      script: phone.script, trace: phone.trace,
      isWatched: isThere && (signal == nil || signal == SIGINT), signal: signal)
  }

  /// What saves a script, if a file is to be written and there is a gesture to write.
  private var save: (GestureScript) throws -> Void {
    { [keeper] script in
      if script.steps.contains(where: { !$0.isWait }) { try keeper?.save(script) }
    }
  }

  private var now: PhoneInstant { PhoneInstant.zero.advanced(by: start.duration(to: clock.now)) }

  /// Does what signals ask for and lets time pass; returns `false` if there is to be no other frame.
  private mutating func prepareFrame() throws -> Bool {
    guard !phone.hasQuit, isThere, TerminalSignals.end == nil else { return false }
    if TerminalSignals.takeStop() {
      TerminalMode.leave()
      TerminalSignals.stop()
      try resume()
    } else if TerminalSignals.takeContinue() {
      try resume()
    }
    // The app's code runs next, on this thread if possible.
    Crashes.prepareThread()
    phone.pass(until: now)
    return true
  }

  /// Repairs the terminal, which another program may have used since then.
  private mutating func resume() throws {
    _ = TerminalSignals.takeContinue()
    try TerminalMode.enter()
    shown = nil
    phone.resume(at: now)
  }

  private mutating func draw() {
    frames += 1
    // The program that owns the terminal may have printed on the screen.
    if TerminalMode.isBorrowed, frames % Self.framesUntilRepair == 0 { shown = nil }
    let size = TerminalMode.size
    let screen = PhoneScreen.screen(
      of: phone.picture, width: min(size.width, Self.most), height: min(size.height, Self.most))
    TerminalMode.write(screen.update(from: shown, hasColors: TerminalMode.hasColors))
    shown = screen
  }

  /// Receives the keys of a frame; there are none if the terminal is gone.
  private mutating func receive(_ bytes: [UInt8]?) {
    guard let bytes else {
      isThere = false
      return
    }
    // Keys that were read together count as simultaneous, however long each key takes.
    let keys = bytes.isEmpty ? [decoder.flush()].compactMap { $0 } : decoder.decode(bytes)
    for key in keys { phone.press(key, at: now) }
  }

  /// Waits for the keys of a frame on a thread that nothing else needs.
  private static func read() async -> [UInt8]? {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: TerminalMode.read(within: frame))
      }
    }
  }

  /// How long the screen stays as it is, in milliseconds.
  private static let frame: Int32 = 40
  /// Once a second.
  private static let framesUntilRepair = 25
  /// More columns or lines than any terminal needs.
  private static let most = 1000
}
