/// The life of a product's capture extension, from one launch to the next.
///
/// A pure machine. A visit is one launch, with its own directory. A visit ends when the person
/// leaves, when the phone ends the process, or when the extension has been idle for too long. The
/// phone then copies the content to the app, and erases the container only after a finished copy.
package struct ExtensionLife: Hashable, Sendable {
  /// One launch of the extension.
  package struct Visit: Hashable, Sendable {
    package let id: VisitID
    let directory: ContentDirectory

    package init(id: VisitID, directory: ContentDirectory) {
      self.id = id
      self.directory = directory
    }
  }

  /// A request that this machine makes.
  package enum Effect: Hashable, Sendable {
    /// The extension was dismissed, and its process is suspended.
    case dismissed(Visit)
    /// The phone ended the extension's process, which didn't meet some requirements.
    case terminated(Visit, [LaunchRequirement])
    /// The extension's process crashed or was killed.
    case killed(Visit)
    /// Copy the extension's session content to the app, and report the outcome.
    case copy(Visit)
    /// Erase the extension's container after a copy of its session content succeeded.
    case erase(Visit)
    /// The phone failed to copy the extension's session content, and gives up.
    case lost(Visit)
  }

  /// The current activity of the extension.
  package enum Stage: Hashable, Sendable {
    /// The extension isn't open. The next stage is `launching`.
    case absent
    /// The extension was launched and must meet the requirements. If the extension captures
    /// nothing, the phone dismisses it at `idleAt`. The next stage is `viewfinder` or `absent`.
    case launching(Visit, RequirementWatch, idleAt: PhoneInstant)
    /// The extension has met the requirements. The next stage is `absent`.
    case viewfinder(Visit, idleAt: PhoneInstant)
  }

  /// The way in which an extension launch ends.
  package enum End: Hashable, Sendable {
    /// The person left, the app opened, or the phone dismissed an idle extension.
    case dismissed
    /// The process crashed or was killed.
    case killed
  }

  package private(set) var stage = Stage.absent

  /// The visits whose content the app has not received yet, in the order they ended.
  package private(set) var uncopied: [Visit] = []

  private let behavior: PhoneBehavior.LockScreen

  package init(_ behavior: PhoneBehavior.LockScreen) { self.behavior = behavior }

  package var visit: Visit? {
    switch stage {
    case .absent: nil
    case .launching(let visit, _, _), .viewfinder(let visit, _): visit
    }
  }

  /// Whether the extension must still meet the requirements.
  var isWatched: Bool { if case .launching = stage { true } else { false } }

  /// The next instant at which the machine needs a call of `advance`.
  package var nextDeadline: PhoneInstant? {
    switch stage {
    case .absent: nil
    case .launching(_, let watch, let idleAt): min(watch.nextDeadline ?? idleAt, idleAt)
    case .viewfinder(_, let idleAt): idleAt
    }
  }

  /// Begins a visit; the phone launches an extension only if it is not in front already.
  package mutating func launch(_ visit: Visit, at instant: PhoneInstant) {
    precondition(self.visit == nil, "a visit began while another one was open")
    stage = .launching(
      visit, RequirementWatch(launchedAt: instant, behavior), idleAt: idleAfter(instant))
  }

  /// Notes what the phone sees of the process now.
  package mutating func record(
    _ use: RequirementWatch.Use, at instant: PhoneInstant, into effects: inout [Effect]
  ) {
    guard case .launching(let visit, var watch, let idleAt) = stage else { return }
    watch.record(use, at: instant)
    judge(visit, watch, idleAt: idleAt, into: &effects)
  }

  /// Notes a capture, which restarts the wait of an idle extension.
  package mutating func capture(at instant: PhoneInstant) {
    switch stage {
    case .absent: return
    case .launching(let visit, let watch, _):
      stage = .launching(visit, watch, idleAt: idleAfter(instant))
    case .viewfinder(let visit, _): stage = .viewfinder(visit, idleAt: idleAfter(instant))
    }
  }

  /// Ends the visit, if there is one.
  package mutating func end(_ end: End, into effects: inout [Effect]) {
    guard let visit else { return }
    close(visit, with: end == .dismissed ? .dismissed(visit) : .killed(visit), into: &effects)
  }

  /// Handles the passing of time.
  package mutating func advance(to instant: PhoneInstant, into effects: inout [Effect]) {
    if case .launching(let visit, var watch, let idleAt) = stage {
      watch.advance(to: instant)
      judge(visit, watch, idleAt: idleAt, into: &effects)
    }
    switch stage {
    case .launching(_, _, let idleAt), .viewfinder(_, let idleAt):
      if idleAt <= instant { end(.dismissed, into: &effects) }
    case .absent: break
    }
  }

  /// Notes the outcome of a copy.
  package mutating func copied(_ id: VisitID, succeeds: Bool, into effects: inout [Effect]) {
    guard let index = uncopied.firstIndex(where: { $0.id == id }) else { return }
    if succeeds {
      effects.append(.erase(uncopied.remove(at: index)))
    } else if behavior.failedCopy == .lose {
      effects.append(.lost(uncopied.remove(at: index)))
    }
  }

  /// Retries the copies that have failed so far.
  package mutating func retry(into effects: inout [Effect]) {
    for visit in uncopied { effects.append(.copy(visit)) }
  }

  /// Returns when an extension is dismissed that captures nothing after an instant.
  private func idleAfter(_ instant: PhoneInstant) -> PhoneInstant {
    instant.advanced(by: max(.zero, behavior.idleTimeout))
  }

  private mutating func judge(
    _ visit: Visit, _ watch: RequirementWatch, idleAt: PhoneInstant,
    into effects: inout [Effect]
  ) {
    switch watch.verdict {
    case nil: stage = .launching(visit, watch, idleAt: idleAt)
    case .met: stage = .viewfinder(visit, idleAt: idleAt)
    case .unmet(let lacking): close(visit, with: .terminated(visit, lacking), into: &effects)
    }
  }

  private mutating func close(_ visit: Visit, with effect: Effect, into effects: inout [Effect]) {
    stage = .absent
    uncopied.append(visit)
    effects.append(effect)
    effects.append(.copy(visit))
  }
}
