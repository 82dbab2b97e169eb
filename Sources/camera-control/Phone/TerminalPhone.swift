import CameraControl
import CameraControlTesting

/// A phone whose finger is a keyboard: keys and instants go in, a script and a picture come out.
///
/// It reads no clock and no keyboard. Everything it does is a step of a script, which played on a new
/// phone gives the same trace, except that the trace here has no entries for the steps that only wait.
package struct TerminalPhone {
  // The extensions in other files use these as well.
  let options: Options
  var app: DemoApp
  var cursor: TraceCursor
  var played = PlayedScript()
  var time: PhoneTime
  var rhythm = KeyRhythm()
  var reach = SlideReach()
  var hold: Hold?
  /// The places in the script of the gestures that keys have made, for keys that follow.
  var places: [PhoneInstant: Int] = [:]
  var entries: [Trace.Entry] = []
  var message: String?
  var showsHelp = false

  /// Whether the person is done.
  package private(set) var hasQuit = false

  /// A click that is held down as long as its key repeats.
  struct Hold {
    var end: PhoneInstant
  }

  /// Creates a phone from the arguments of the command line.
  ///
  /// - Parameters:
  ///   - arguments: The options behind the command.
  ///   - instant: The present instant of the real clock.
  /// - Throws: An error with a sentence if the arguments are wrong.
  package init(arguments: [String], at instant: PhoneInstant = .zero) throws {
    var rest: [String] = []
    try self.init(Options(arguments, for: .phone, rest: &rest), at: instant)
  }

  init(_ options: Options, at instant: PhoneInstant) throws {
    self.options = options
    app = try DemoApp(options)
    cursor = app.phone.traceCursor()
    time = PhoneTime(from: instant)
    readEntries()
  }

  /// The script that was played so far.
  package var script: GestureScript { played.script }

  /// Everything that happened on the phone.
  package var trace: Trace { app.phone.trace }

  /// The script, and a test of it, for the person to keep.
  package var text: String { PlayedTest(script: script, options: options, app: app).text }
}

// MARK: Inputs

extension TerminalPhone {
  /// Takes a key that was pressed at an instant of the real clock.
  package mutating func press(_ key: Key, at instant: PhoneInstant) throws {
    pass(until: instant)
    message = nil
    if hold != nil {
      if key == .enter {
        hold = Hold(end: instant.advanced(by: Self.silence))
        return
      }
      endHold()
    }
    let beat = rhythm.take(key, at: instant)
    switch key {
    case .enter: try click(beat, at: instant)
    case .left: slide(-1)
    case .right: slide(1)
    case .down: slide(-1)
    case .up: slide(1)
    case .escape: showsHelp = false
    case .character(" "): try lightPress(beat, at: instant)
    case .character(let character): try take(character)
    }
    readEntries()
  }

  /// Lets time pass until an instant of the real clock.
  package mutating func pass(until instant: PhoneInstant) {
    if let end = hold?.end, end <= instant {
      letPass(time.pass(until: end))
      endHold()
    }
    letPass(time.pass(until: instant))
    readEntries()
  }

  /// Goes on at an instant after a break in which the person could not see the phone.
  package mutating func resume(at instant: PhoneInstant) {
    endHold()
    time.restart(at: instant)
    rhythm.reset()
  }

  /// Ends everything that is not complete.
  package mutating func finish() {
    endHold()
    readEntries()
  }

  private mutating func take(_ character: Character) throws {
    switch character {
    case "v": perform(.press(.volumeDown))
    case "V": perform(.press(.volumeUp))
    case "h": perform(app.phone.app.isInFront ? .leaveApp : .returnToApp)
    case "l":
      perform(app.phone.isLocked || app.phone.isLockScreenShown ? .unlock : .lock)
    case "1"..."9": perform(.tapOverlay(item: (character.wholeNumberValue ?? 1) - 1))
    case "p": time.isPaused.toggle()
    case ".": stepToDeadline()
    case "u": try takeBack()
    case "?": showsHelp.toggle()
    case "q": hasQuit = true
    default: message = "“\(OneLine.text(String(character)))” does nothing; ? shows the keys"
    }
    if hasQuit { finish() }
  }
}
