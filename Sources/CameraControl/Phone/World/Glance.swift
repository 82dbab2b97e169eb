/// The state of a phone that decides which steps are possible next.
package struct Glance: Hashable, Sendable {
  /// What the overlay shows.
  package var overlay: OverlayMachine.Appearance

  /// How far the sessions of the app in front have got.
  package var session: Session

  /// Whether the button feels a finger, a light press, or a click.
  package var touch: Touch

  package var isScreenOn: Bool
  package var isLocked: Bool
  package var front: AppID?
  package var hasProducts: Bool

  /// What readings of the button are compared with.
  package var limits: ButtonLimits

  /// How far the sessions of an app have got.
  package enum Session: Int, Hashable, Sendable, CaseIterable {
    case none
    case stopped
    case running
    case interrupted
  }

  /// What the button feels.
  package enum Touch: Int, Hashable, Sendable, CaseIterable {
    case nothing
    case finger
    case press
    case click
  }
}

extension World {
  /// What the phone looks like now.
  package var glance: Glance {
    Glance(
      overlay: overlay.appearance, session: glanceAtSessions, touch: glanceAtButton,
      isScreenOn: isScreenOn, isLocked: lock.isLocked, front: front,
      hasProducts: !products.isEmpty, limits: recogniser.limits)
  }

  private var glanceAtSessions: Glance.Session {
    var session = Glance.Session.none
    for id in frontSessions {
      let state: Glance.Session =
        sessions.look(at: id) {
          $0.isRunning ? .running : $0.isInterrupted ? .interrupted : .stopped
        } ?? .none
      if state == .running || session == .none { session = state }
    }
    return session
  }

  private var glanceAtButton: Glance.Touch {
    if recogniser.isClickDown { return .click }
    if recogniser.isPressed { return .press }
    return recogniser.isTouched ? .finger : .nothing
  }
}
