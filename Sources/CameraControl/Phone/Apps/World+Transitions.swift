// How an app leaves the front and returns, and when its sessions follow (SES40).

extension World {
  /// Makes the phone notify an app's code of the app's transitions.
  mutating func observeTransitions(of app: AppID) {
    apps.change(at: app) { $0.observesTransitions = true }
  }

  /// Takes the presses and the overlay from an app at once; its sessions follow in their place
  /// among its transitions.
  mutating func enterBackground(_ app: AppID) {
    guard observesTransitions(app) else {
      let reason = InterruptionReason.videoDeviceNotAvailableInBackground
      return endUse(notifying: interruptInBackground(app), with: .wasInterrupted(reason))
    }
    queue([.willResignActive, .didEnterBackground], to: app)
    endUse()
  }

  /// Lets the sessions of an app that has come to the front run, in their place among its
  /// transitions.
  mutating func enterForeground(_ app: AppID) {
    interruptions.removeAll { $0 == .videoDeviceNotAvailableInBackground }
    guard observesTransitions(app) else { return resumeSessions(of: app) }
    queue([.willEnterForeground, .didBecomeActive], to: app)
  }

  /// Returns whether an app's code receives a step now; an app that has ended receives nothing.
  func isPending(_ step: AppTransition, of app: AppID) -> Bool {
    apps.read(app, \.transitions.first) == step
  }

  /// Continues after an app's code has received a step.
  mutating func finishTransition(_ step: AppTransition, of app: AppID) {
    guard isPending(step, of: app) else { return }
    apps.change(at: app) { _ = $0.transitions.removeFirst() }
    if areFollowed(step) { settleSessions(of: app) }
    if let next = apps.read(app, \.transitions.first) ?? nil { effects.add(.transition(app, next)) }
  }

  /// Returns whether an app has received all its steps, so that its sessions have followed it.
  func isSettled(_ app: AppID) -> Bool { apps.read(app, \.transitions.isEmpty) ?? true }

  private func observesTransitions(_ app: AppID) -> Bool {
    apps.read(app, \.observesTransitions) ?? false
  }

  /// Queues steps, which an app's code receives one by one after the steps that still wait.
  private mutating func queue(_ steps: [AppTransition], to app: AppID) {
    if isSettled(app), let first = steps.first { effects.add(.transition(app, first)) }
    apps.change(at: app) { $0.transitions += steps }
  }

  /// Returns whether the sessions of an app follow after it has received a step.
  private func areFollowed(_ step: AppTransition) -> Bool {
    switch step {
    case .willResignActive: false
    case .didEnterBackground: true
    case .willEnterForeground: behavior.session.interruptionEnd == .beforeActive
    case .didBecomeActive: behavior.session.interruptionEnd == .afterActive
    }
  }

  /// Lets an app's sessions follow the app's current state, which may differ from the step's
  /// target.
  private mutating func settleSessions(of app: AppID) {
    guard app != front else { return resumeSessions(of: app) }
    for session in interruptInBackground(app) {
      notify(session, .wasInterrupted(.videoDeviceNotAvailableInBackground))
    }
  }

  /// Interrupts the started sessions of an app, and returns those that were not interrupted yet.
  private mutating func interruptInBackground(_ app: AppID) -> [SessionID] {
    let overlap = behavior.session.overlappingInterruptions
    return sessions(of: app).filter {
      sessions[$0]?.interrupt(.videoDeviceNotAvailableInBackground, overlap) ?? false
    }
  }

  private mutating func resumeSessions(of app: AppID) {
    for session in sessions(of: app) {
      interrupt(session, with: interruptions)
      endInterruptions(of: session) { $0 == .videoDeviceNotAvailableInBackground }
    }
    refreshStage()
  }
}
