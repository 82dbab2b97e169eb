import CameraControl
import CameraControlTesting

/// A phone whose finger is a keyboard: keys and instants go in, a script and a picture come out.
///
/// It reads no clock and no keyboard. Everything it does is a step of a script, which played on a new
/// phone gives the same trace, except that the trace here has no entries for the steps that only wait.
package struct TerminalPhone {
  private let options: Options
  private var app: DemoApp
  private var cursor: TraceCursor
  private var played = PlayedScript()
  private var time: PhoneTime
  private var rhythm = KeyRhythm()
  private var reach = SlideReach()
  private var hold: Hold?
  /// The places in the script of the gestures that keys have made, for keys that follow.
  private var places: [PhoneInstant: Int] = [:]
  private var entries: [Trace.Entry] = []
  private var message: String?
  private var showsHelp = false

  /// Whether the person is done.
  package private(set) var hasQuit = false

  /// A click that is held down as long as its key repeats.
  private struct Hold {
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
    let beat = rhythm.take(key, at: instant)
    if hold != nil {
      if key == .enter {
        hold = Hold(end: instant.advanced(by: Self.silence))
        return
      }
      endHold()
    }
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

// MARK: Gestures

extension TerminalPhone {
  private mutating func perform(_ step: GestureStep) {
    let start = app.phone.now
    played.append(step)
    app.phone.perform([step])
    time.gain(start.duration(to: app.phone.now))
  }

  private mutating func letPass(_ duration: Duration) {
    guard duration > .zero else { return }
    played.append(wait: duration)
    app.phone.letTimePass(duration)
  }

  /// Presses lightly; the second press within the person's window makes the first a double one.
  private mutating func lightPress(_ beat: KeyRhythm.Beat, at instant: PhoneInstant) throws {
    switch beat {
    case .held: break
    case .again(let before):
      if before.duration(to: instant) <= doublePressWindow, let place = places[before],
        played.steps[place] == .lightPress
      {
        try replay(from: place, .doubleLightPress)
        rhythm.reset()
      } else {
        fallthrough
      }
    case .first:
      note(instant)
      perform(.lightPress)
    }
  }

  /// Clicks; a key that repeats makes one long click of those that it has made so far.
  private mutating func click(_ beat: KeyRhythm.Beat, at instant: PhoneInstant) throws {
    guard case .held(let start) = beat, let place = places[start], played.steps[place] == .click
    else {
      note(instant)
      perform(.click)
      return
    }
    try replay(from: place, .down(.cameraControl))
    if !time.isPaused {
      let held = start.duration(to: instant).wholeNanoseconds / 1_000_000
      letPass(.milliseconds(held))
    }
    time.restart(at: instant)
    hold = Hold(end: instant.advanced(by: Self.silence))
  }

  private mutating func endHold() {
    guard hold != nil else { return }
    hold = nil
    rhythm.reset()
    perform(.up(.cameraControl))
  }

  private mutating func slide(_ direction: Double) {
    let overlay = app.phone.overlay
    let values = app.faces
    perform(.slide(by: reach.reach(direction, on: overlay)))
    reach.note(isChange: overlay != app.phone.overlay || values != app.faces)
  }

  private mutating func stepToDeadline() {
    guard let deadline = app.phone.core.nextDeadline else {
      message = "nothing is due"
      return
    }
    letPass(app.phone.now.duration(to: deadline))
  }

  private mutating func takeBack() throws {
    guard let place = played.lastGesture else {
      message = "there is nothing to take back"
      return
    }
    let step = played.steps[place]
    try replay(from: place, nil)
    message = "took back \(step)"
  }

  /// Plays everything up to a place again on a new phone, and then another gesture.
  private mutating func replay(from place: Int, _ step: GestureStep?) throws {
    let new = try DemoApp(options)
    played.cut(from: place)
    places = places.filter { $0.value < place }
    for step in played.steps {
      if case .wait(let duration) = step {
        new.phone.letTimePass(duration)
      } else {
        new.phone.perform([step])
      }
    }
    app = new
    cursor = new.phone.traceCursor()
    entries = []
    if let step { perform(step) }
    readEntries()
  }

  /// Notes that a key makes the next gesture.
  private mutating func note(_ instant: PhoneInstant) {
    if places.count >= Self.mostPlaces { places = [:] }
    places[instant] = played.count
  }

  private var doublePressWindow: Duration {
    let (behavior, settings) = (app.phone.core.behavior, app.phone.settings)
    return behavior.button.doubleLightPressWindow[settings.doubleLightPressSpeed]
  }

  /// How long a key must not repeat to count as let go.
  private static let silence = Duration.milliseconds(200)

  private static let mostPlaces = 100
}

// MARK: The picture

extension TerminalPhone {
  /// What there is to see now.
  package var picture: PhonePicture {
    let phone = app.phone
    return PhonePicture(
      model: phone.model.name, hasButton: phone.model.hasCameraControl, now: phone.now,
      isPaused: time.isPaused, overlay: phone.overlay, isPressed: phone.core.isCameraControlDown,
      app: facts, entries: entries, message: message, showsHelp: showsHelp)
  }

  private var facts: [PhonePicture.Fact] {
    let phone = app.phone
    let place =
      if phone.isLockScreenShown {
        "behind the Lock Screen"
      } else {
        phone.app.isInFront ? "in front" : "in the background"
      }
    let controls = app.faces.map { face in
      PhonePicture.Fact(
        name: face.title, value: face.valueText + (face.isEnabled ? "" : " (disabled)"))
    }
    return [
      .init(name: "app", value: place),
      .init(name: "session", value: app.isRunning ? "running" : "stopped"),
      .init(name: "photos", value: "\(app.photos)"),
    ] + controls
  }

  private mutating func readEntries() {
    for entry in cursor.read().entries where !Self.isDetail(entry.kind) {
      if let place = placeOfSubject(of: entry) { entries.remove(at: place) }
      entries.append(entry)
    }
    if entries.count > 2 * Self.mostEntries {
      entries.removeFirst(entries.count - Self.mostEntries)
    }
  }

  /// Returns the place of an entry that a later one makes needless: of a slide, the last value says
  /// enough.
  private func placeOfSubject(of entry: Trace.Entry) -> Int? {
    guard [.value, .device, .app].contains(entry.kind) else { return nil }
    for place in entries.indices.reversed().prefix(Self.valuesOfASlide) {
      let other = entries[place]
      if other.kind == .step { return nil }
      if other.kind == entry.kind, Self.subject(of: other) == Self.subject(of: entry) {
        return place
      }
    }
    return nil
  }

  /// Whether entries of a kind say more of a finger than its key has said.
  private static func isDetail(_ kind: Trace.Kind) -> Bool {
    switch kind {
    case .sample, .gesture, .haptic: true
    case .step, .input, .overlay, .callback, .value, .written, .enabled, .device, .event, .system,
      .sound, .session, .focus, .diagnostic, .fault, .unanswered, .launch, .process, .content, .app:
      false
    }
  }

  /// The part of an entry that the entries of one slide share: all but the value at its end.
  private static func subject(of entry: Trace.Entry) -> Substring {
    entry.text.lastIndex(of: " ").map { entry.text[..<$0] } ?? entry.text[...]
  }

  /// The number of entries for each reading of a slide: the value, the camera’s and the app’s.
  private static let valuesOfASlide = 3

  /// The number of entries that are enough for every terminal.
  private static let mostEntries = 200
}
