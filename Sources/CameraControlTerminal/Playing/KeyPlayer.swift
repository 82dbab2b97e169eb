import CameraControl
import CameraControlTesting

/// Converts keys and real time into requests to a phone.
///
/// The player receives keys and instants, and returns one request at a time, because a key's
/// meaning can depend on the phone's state after the key before. It reads no clock and no keyboard.
/// The played script has the same results on a new phone with the same app.
struct KeyPlayer {
  /// What the phone has to do next.
  enum Request: Equatable {
    case perform(GestureStep)
    /// Virtual time passes, but the script gets no step.
    case letPass(Duration)
    /// A new phone with a new app replaces this phone, and performs these steps.
    case startOver([GestureStep])
  }

  /// The state of the phone that decides what a key means.
  struct Surroundings {
    var now: PhoneInstant
    var overlay: OverlayAppearance
    var faces: [ControlFace]
    var isInFront: Bool
    var isLocked: Bool
    var nextDeadline: PhoneInstant?
    var doublePressWindow: Duration
    /// Whether the phone can be replaced by a new one with the same app.
    var canStartOver: Bool
  }

  /// A pending or partly performed action of the player.
  private enum Intent {
    case pass(until: PhoneInstant)
    /// Time passes, whether or not a key is held.
    case passOn(until: PhoneInstant)
    case key(Key, at: PhoneInstant)
    case perform(GestureStep)
    /// The button stays down for as long as its key has been held.
    case hold(since: PhoneInstant, at: PhoneInstant)
    /// The key of a click that is held was let go.
    case letGo
    case resume(at: PhoneInstant)
    case finish
  }

  /// A gesture that the phone performs, with the state before the gesture.
  private struct Begun {
    var start: PhoneInstant
    /// What a slide may change.
    var values: (overlay: OverlayAppearance, faces: [ControlFace])?
  }

  /// What was played so far.
  private(set) var played = PlayedScript()
  /// An answer to the last key.
  private(set) var message: String?
  /// Whether the keys are explained.
  private(set) var showsHelp = false
  /// Whether the person is done.
  private(set) var hasQuit = false

  private var time: PhoneTime
  private var rhythm = KeyRhythm()
  private var reach = SlideReach()
  /// When a click that is held ends, unless its key repeats before.
  private var holdEnd: PhoneInstant?
  /// The places in the script of the gestures that keys have made, for keys that follow.
  private var places: [PhoneInstant: Int] = [:]
  private var intents: [Intent] = []
  private var begun: Begun?

  /// Creates a player at an instant of the real clock.
  init(at instant: PhoneInstant) { time = PhoneTime(from: instant) }

  /// Whether time stands still.
  var isPaused: Bool { time.isPaused }

  // MARK: - Inputs

  /// Takes a key that was pressed at an instant of the real clock.
  mutating func press(_ key: Key, at instant: PhoneInstant) {
    intents += [.pass(until: instant), .key(key, at: instant)]
  }

  /// Lets time pass until an instant of the real clock.
  mutating func pass(until instant: PhoneInstant) { intents.append(.pass(until: instant)) }

  /// Continues at an instant after a break in which the person could not see the phone.
  mutating func resume(at instant: PhoneInstant) { intents += [.letGo, .resume(at: instant)] }

  /// Ends everything that is not complete.
  mutating func finish() { intents.append(.finish) }

  // MARK: - What the phone has to do

  /// Returns what the phone has to do next, once it has done what was returned before; `nil` if it has
  /// done everything.
  mutating func next(_ around: Surroundings) -> Request? {
    recordEnd(around)
    while !intents.isEmpty {
      if let request = request(for: intents.removeFirst(), around) { return request }
    }
    return nil
  }

  private mutating func recordEnd(_ around: Surroundings) {
    guard let begun = begun.take() else { return }
    time.gain(begun.start.duration(to: around.now))
    if let values = begun.values {
      reach.record(isChange: values != (around.overlay, around.faces))
    }
  }

  private mutating func request(for intent: Intent, _ around: Surroundings) -> Request? {
    switch intent {
    case .pass(let instant):
      guard let end = holdEnd, end <= instant else { return letPass(time.pass(until: instant)) }
      return first(.passOn(until: end), .letGo, .passOn(until: instant))
    case .passOn(let instant): return letPass(time.pass(until: instant))
    case .key(let key, let instant): return interpret(key, at: instant, around)
    case .perform(let step): return perform(step, around)
    case .hold(let start, let instant):
      time.restart(at: instant)
      holdEnd = instant.advanced(by: Self.silence)
      let held = start.duration(to: instant).wholeNanoseconds / 1_000_000
      return isPaused ? nil : letPass(.milliseconds(held))
    case .letGo:
      guard holdEnd != nil else { return nil }
      return release(around)
    case .resume(let instant):
      time.restart(at: instant)
      rhythm.reset()
      return nil
    case .finish: return played.isButtonDown ? release(around) : nil
    }
  }

  /// Puts intents before all others.
  private mutating func first(_ intents: Intent...) -> Request? {
    self.intents.insert(contentsOf: intents, at: 0)
    return nil
  }

  private mutating func perform(_ step: GestureStep, _ around: Surroundings) -> Request {
    played.append(step)
    begun = Begun(start: around.now)
    return .perform(step)
  }

  private mutating func letPass(_ duration: Duration) -> Request? {
    guard duration > .zero else { return nil }
    played.append(wait: duration)
    return .letPass(duration)
  }

  private mutating func release(_ around: Surroundings) -> Request {
    holdEnd = nil
    rhythm.reset()
    return perform(.up(.cameraControl), around)
  }

  /// Plays everything up to a place again on a new phone.
  private mutating func startOver(upTo place: Int) -> Request {
    played.cut(from: place)
    places = places.filter { $0.value < place }
    return .startOver(played.steps)
  }

  /// How long a key must not repeat to count as let go.
  private static let silence = Duration.milliseconds(200)

  // MARK: - What the keys mean

  private mutating func interpret(
    _ key: Key, at instant: PhoneInstant, _ around: Surroundings
  ) -> Request? {
    message = nil
    guard holdEnd == nil else {
      guard key == .enter else { return first(.letGo, .key(key, at: instant)) }
      holdEnd = instant.advanced(by: Self.silence)
      return nil
    }
    let beat = rhythm.beat(of: key, at: instant)
    switch key {
    case .enter: return click(beat, at: instant, around)
    case .left, .down: return slide(-1, around)
    case .right, .up: return slide(1, around)
    case .escape: showsHelp = false
    case .character(" "): return lightPress(beat, at: instant, around)
    case .character(let character): return interpret(character, around)
    }
    return nil
  }

  private mutating func interpret(_ character: Character, _ around: Surroundings) -> Request? {
    switch character {
    case "d": return perform(.doubleLightPress, around)
    case "b":
      return perform(
        played.isButtonDown ? .up(.cameraControl) : .down(.cameraControl), around)
    case "v": return perform(.press(.volumeDown), around)
    case "V": return perform(.press(.volumeUp), around)
    case "h": return perform(around.isInFront ? .leaveApp : .returnToApp, around)
    case "l": return perform(around.isLocked ? .unlock : .lock, around)
    case "1"..."9": return perform(.tapOverlay(item: (character.wholeNumberValue ?? 1) - 1), around)
    case ".": return stepToDeadline(around)
    case "u": return takeBack(around)
    case "p": time.isPaused.toggle()
    case "?": showsHelp.toggle()
    case "q":
      hasQuit = true
      return first(.finish)
    default: message = "“\(OneLine.text(String(character)))” does nothing; ? shows the keys"
    }
    return nil
  }

  /// Presses lightly; the second press within the person's window makes the first a double one.
  private mutating func lightPress(
    _ beat: KeyRhythm.Beat, at instant: PhoneInstant, _ around: Surroundings
  ) -> Request? {
    switch beat {
    case .held: return nil
    case .again(let before):
      guard around.canStartOver, before.duration(to: instant) <= around.doublePressWindow,
        let place = places[before], played.steps[place] == .lightPress
      else { fallthrough }
      rhythm.reset()
      _ = first(.perform(.doubleLightPress))
      return startOver(upTo: place)
    case .first:
      recordPlace(of: instant)
      return perform(.lightPress, around)
    }
  }

  /// Clicks; a key that repeats makes one long click of those that it has made so far.
  private mutating func click(
    _ beat: KeyRhythm.Beat, at instant: PhoneInstant, _ around: Surroundings
  ) -> Request? {
    if played.isButtonDown { return perform(.up(.cameraControl), around) }
    guard case .held(let start) = beat, let place = places[start], played.steps[place] == .click
    else {
      recordPlace(of: instant)
      return perform(.click, around)
    }
    // Without another phone, the clicks that the key has made can't be undone.
    guard around.canStartOver else { return nil }
    _ = first(.perform(.down(.cameraControl)), .hold(since: start, at: instant))
    return startOver(upTo: place)
  }

  private mutating func slide(_ direction: Double, _ around: Surroundings) -> Request {
    let request = perform(.slide(by: reach.reach(direction, on: around.overlay)), around)
    begun?.values = (around.overlay, around.faces)
    return request
  }

  private mutating func stepToDeadline(_ around: Surroundings) -> Request? {
    guard let deadline = around.nextDeadline else {
      message = "no timer is pending"
      return nil
    }
    return letPass(around.now.duration(to: deadline))
  }

  private mutating func takeBack(_ around: Surroundings) -> Request? {
    guard around.canStartOver else {
      message = "you can't undo a gesture here, because the app of a test can't restart"
      return nil
    }
    guard let place = played.lastGesture else {
      message = "there is no gesture to undo"
      return nil
    }
    message = "undid \(played.steps[place])"
    return startOver(upTo: place)
  }

  /// Records the place of the gesture that a key makes next.
  private mutating func recordPlace(of instant: PhoneInstant) {
    if places.count >= Self.mostPlaces { places = [:] }
    places[instant] = played.steps.count
  }

  private static let mostPlaces = 100
}
