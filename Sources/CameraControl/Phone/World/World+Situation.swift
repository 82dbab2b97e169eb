extension World {
  /// The state that decides how the phone continues, without its history.
  ///
  /// Two phones whose situations are equal behave the same from here on, at whatever instants they
  /// got there. All instants count from the present. State that has expired, or is only for
  /// reports, is left out. A phone with products keeps its instants, because the machines of
  /// products have too many of them; such phones are only equal at the same time.
  var situation: World {
    var situation = self
    situation.unanswered = UnansweredList()
    (situation.quietTouch, situation.hasOnlyMovedInList) = (QuietTouch(), false)
    situation.launches = []
    if case .owed = soundDebt { return situation }
    guard products.isEmpty, launchingPresses.isEmpty else { return situation }
    let origin = now
    situation.now = .zero
    situation.recognizer.rebase(to: origin)
    situation.overlay.rebase(to: origin)
    situation.router.rebase(to: origin)
    situation.deadlines.rebase(to: origin)
    for id in Array(devices.identifiers) { situation.devices[id]?.rebase(to: origin) }
    return situation
  }

  /// What the phone looks like now.
  var summary: PhoneSummary {
    PhoneSummary(
      overlay: overlay.appearance, session: sessionSummary, touch: touchSummary,
      isScreenOn: isScreenOn, isLocked: lock.isLocked, front: front,
      hasProducts: !products.isEmpty, limits: recognizer.limits)
  }

  private var sessionSummary: PhoneSummary.Session {
    var session = PhoneSummary.Session.none
    for id in frontSessions {
      let state: PhoneSummary.Session =
        sessions.read(id) {
          $0.isRunning ? .running : $0.isInterrupted ? .interrupted : .stopped
        } ?? .none
      if state == .running || session == .none { session = state }
    }
    return session
  }

  private var touchSummary: PhoneSummary.Touch {
    if recognizer.isClickDown { return .click }
    if recognizer.isPressed { return .press }
    return recognizer.isTouched ? .finger : .nothing
  }
}

/// The state of a phone that decides which steps are possible next.
package struct PhoneSummary: Hashable, Sendable {
  /// What the overlay shows.
  package var overlay: OverlayMachine.Appearance

  /// The most advanced state of the front app's sessions.
  package var session: Session

  /// Whether the button feels a finger, a light press, or a click.
  package var touch: Touch

  package var isScreenOn: Bool
  package var isLocked: Bool
  package var front: AppID?
  package var hasProducts: Bool

  /// What readings of the button are compared with.
  package var limits: ButtonLimits

  /// The most advanced state of an app's sessions.
  package enum Session: Int, Hashable, Sendable, CaseIterable {
    case none
    case stopped
    case running
    case interrupted
  }

  /// The state of the finger on the button.
  package enum Touch: Int, Hashable, Sendable, CaseIterable {
    case nothing
    case finger
    case press
    case click
  }
}
