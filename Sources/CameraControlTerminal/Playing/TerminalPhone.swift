package import CameraControl
package import CameraControlTesting

/// A phone with an app, operated by a keyboard: it receives keys and instants, and provides a
/// script and a picture.
///
/// Keys wait for a call of ``carryOut(_:)``, which has a synchronous and an asynchronous version.
package struct TerminalPhone {
  /// A phone with an app, and the facts to show about them.
  package struct Subject {
    package var phone: SimulatedPhone
    /// What is known of the app beside its sessions and controls.
    package var facts: () -> [PhonePicture.Fact]
    /// Returns the same app on a new phone; `nil` if there is no other than this one.
    package var startOver: (() throws -> Subject)?

    package init(
      _ phone: SimulatedPhone, facts: @escaping () -> [PhonePicture.Fact] = { [] },
      startOver: (() throws -> Subject)? = nil
    ) { (self.phone, self.facts, self.startOver) = (phone, facts, startOver) }
  }

  private var subject: Subject
  private var player: KeyPlayer
  private var log: EntryLog
  /// What a new phone has to do before it is where the one before was.
  private var repetition: [GestureStep] = []

  /// Creates a phone whose keys begin at an instant of the real clock.
  package init(_ subject: Subject, at instant: PhoneInstant = .zero) {
    self.subject = subject
    player = KeyPlayer(at: instant)
    log = EntryLog(of: subject.phone)
    log.read()
  }

  /// The script that was played so far.
  package var script: GestureScript { player.played.script }
  /// Everything that happened on the phone.
  package var trace: Trace { subject.phone.trace }
  /// Whether the person is done.
  package var hasQuit: Bool { player.hasQuit }

  // MARK: - Inputs

  /// Takes a key that was pressed at an instant of the real clock.
  package mutating func press(_ key: Key, at instant: PhoneInstant) {
    player.press(key, at: instant)
  }

  /// Lets time pass until an instant of the real clock.
  package mutating func pass(until instant: PhoneInstant) { player.pass(until: instant) }

  /// Continues at an instant after a break in which the person could not see the phone.
  package mutating func resume(at instant: PhoneInstant) { player.resume(at: instant) }

  /// Ends everything that is not complete.
  package mutating func finish() { player.finish() }

  // MARK: - What the phone does

  /// Does what the keys so far ask for.
  ///
  /// - Parameter willPerform: Takes the script so far before each gesture at its end.
  /// - Throws: What `willPerform` throws, or what the app throws when it starts over.
  package mutating func carryOut(_ willPerform: (GestureScript) throws -> Void = { _ in }) throws {
    while let step = try nextStep(willPerform) {
      if case .wait(let duration) = step {
        subject.phone.letTimePass(duration)
      } else {
        subject.phone.perform([step])
      }
    }
  }

  /// Does what the keys so far ask for, and gives the thread to others while it waits.
  package mutating func carryOut(
    isolation: isolated (any Actor)? = #isolation,
    _ willPerform: (GestureScript) throws -> Void = { _ in }
  ) async throws {
    while let step = try nextStep(willPerform) {
      if case .wait(let duration) = step {
        await subject.phone.letTimePass(duration)
      } else {
        await subject.phone.perform([step])
      }
    }
  }

  /// Returns what the phone has to do next, where a wait is no step of the script but passing time.
  private mutating func nextStep(
    _ willPerform: (GestureScript) throws -> Void
  ) throws -> GestureStep? {
    defer { log.read() }
    while repetition.isEmpty {
      switch player.next(surroundings) {
      case nil: return nil
      case .letPass(let duration)?: return .wait(duration)
      case .perform(let step)?:
        try willPerform(script)
        return step
      case .startOver(let steps)?:
        guard let new = try subject.startOver?() else { continue }
        subject = new
        log = EntryLog(of: new.phone)
        repetition = steps
      }
    }
    return repetition.removeFirst()
  }

  private var surroundings: KeyPlayer.Surroundings {
    let (phone, core) = (subject.phone, subject.phone.core)
    return KeyPlayer.Surroundings(
      now: phone.now, overlay: phone.overlay, faces: core.faces, isInFront: phone.app.isInFront,
      isLocked: phone.isLocked || phone.isLockScreenShown, nextDeadline: core.nextDeadline,
      doublePressWindow: core.behavior.button.doubleLightPressWindow[
        phone.settings.doubleLightPressSpeed], canStartOver: subject.startOver != nil)
  }

  // MARK: - What there is to see

  /// What there is to see now.
  package var picture: PhonePicture {
    let phone = subject.phone
    return PhonePicture(
      model: phone.model.name, hasButton: phone.model.hasCameraControl, now: phone.now,
      isPaused: player.isPaused, overlay: phone.overlay, isPressed: phone.core.isCameraControlDown,
      app: facts, entries: log.entries, message: player.message,
      help: player.showsHelp ? KeyHelp.rows(canStartOver: subject.startOver != nil) : nil,
      keys: KeyHelp.line(canStartOver: subject.startOver != nil))
  }

  private var facts: [PhonePicture.Fact] {
    let phone = subject.phone
    let place =
      if phone.isLockScreenShown {
        "behind the Lock Screen"
      } else {
        phone.app.isInFront ? "in front" : "in the background"
      }
    let session =
      switch phone.core.summary.session {
      case .none: "none in front"
      case .stopped: "stopped"
      case .running: "running"
      case .interrupted: "interrupted"
      }
    let controls = phone.core.faces.map { face in
      PhonePicture.Fact(
        name: face.title, value: face.valueText + (face.isEnabled ? "" : " (disabled)"))
    }
    return [
      PhonePicture.Fact(name: "app", value: place),
      PhonePicture.Fact(name: "session", value: session),
    ] + subject.facts() + controls
  }
}
