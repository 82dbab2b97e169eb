import CameraControl
import CameraControlTesting

// What a finger does, and how it is taken back.

extension TerminalPhone {
  mutating func perform(_ step: GestureStep) {
    let start = app.phone.now
    played.append(step)
    app.phone.perform([step])
    time.gain(start.duration(to: app.phone.now))
  }

  mutating func letPass(_ duration: Duration) {
    guard duration > .zero else { return }
    played.append(wait: duration)
    app.phone.letTimePass(duration)
  }

  /// Presses lightly; the second press within the person's window makes the first a double one.
  mutating func lightPress(_ beat: KeyRhythm.Beat, at instant: PhoneInstant) throws {
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
  mutating func click(_ beat: KeyRhythm.Beat, at instant: PhoneInstant) throws {
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

  mutating func endHold() {
    guard hold != nil else { return }
    hold = nil
    rhythm.reset()
    perform(.up(.cameraControl))
  }

  mutating func slide(_ direction: Double) {
    let overlay = app.phone.overlay
    let values = app.faces
    perform(.slide(by: reach.reach(direction, on: overlay)))
    reach.note(isChange: overlay != app.phone.overlay || values != app.faces)
  }

  mutating func stepToDeadline() {
    guard let deadline = app.phone.core.nextDeadline else {
      message = "nothing is due"
      return
    }
    letPass(app.phone.now.duration(to: deadline))
  }

  mutating func takeBack() throws {
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
  static let silence = Duration.milliseconds(200)

  private static let mostPlaces = 100
}
