import CameraControlConformance
import CameraControlTesting

/// What an app sees on a phone that does something that no setting of the model does.
package enum Stranger: String, CaseIterable {
  case noCallbacks, noActions, noEvents, fullscreenOnlyWhileSliding
  case activeFromTheStart, twiceActive, neverInactive, actionsAfterClosing, endsBeforeItBegins
  case interruptedByPresses, resignsActive, firstPressIsLost
  case lateActive, doubledEvents, cancelledPresses, flickers, actionOnOpening
  case interruptedByTheOverlay, eventsForLightPresses, silentEverySecondTime, closesBetweenSteps

  /// Returns what the app sees on such a phone instead.
  package func applied(to recording: Recording) -> Recording {
    var changed = recording
    var attempt: [Sighting] = []
    changed.sightings = []
    for sighting in recording.sightings {
      attempt.append(sighting)
      guard sighting.kind == .end else { continue }
      changed.sightings += self.changed(attempt)
      attempt = []
    }
    for index in changed.sightings.indices { changed.sightings[index].number = index + 1 }
    return changed
  }

  private func changed(_ attempt: [Sighting]) -> [Sighting] {
    switch self {
    case .noCallbacks: attempt.filter { $0.kind != .controls }
    case .noActions: attempt.filter { $0.kind != .action }
    case .noEvents: attempt.filter { $0.kind != .event }
    case .fullscreenOnlyWhileSliding: slidingFullscreen(attempt)
    case .activeFromTheStart:
      [attempt[0], like(attempt[0], .controls, "did become active")]
        + attempt.dropFirst().filter { $0.what != "did become active" }
    case .twiceActive: attempt.flatMap { $0.what == "did become active" ? [$0, $0] : [$0] }
    case .neverInactive: attempt.filter { $0.what != "did become inactive" }
    case .actionsAfterClosing:
      attempt.flatMap {
        $0.what == "did become inactive" ? [$0, like($0, .action, "focus")] : [$0]
      }
    case .endsBeforeItBegins:
      attempt.map { sighting in
        var sighting = sighting
        guard sighting.kind == .event else { return sighting }
        let isBegin = sighting.what.hasSuffix("began")
        let words = sighting.what.split(separator: " ").dropLast().joined(separator: " ")
        sighting.what = words + (isBegin ? " ended" : " began")
        return sighting
      }
    case .interruptedByPresses:
      attempt.flatMap {
        $0.what.hasSuffix("began") ? [$0, like($0, .session, "was interrupted")] : [$0]
      }
    case .resignsActive:
      attempt.flatMap { $0.kind == .event ? [$0, like($0, .app, "will resign active")] : [$0] }
    case .firstPressIsLost: withoutFirst(attempt)
    case .lateActive, .doubledEvents, .cancelledPresses, .flickers, .actionOnOpening,
      .interruptedByTheOverlay, .eventsForLightPresses, .silentEverySecondTime,
      .closesBetweenSteps:
      changedAgain(attempt)
    }
  }

  private func changedAgain(_ attempt: [Sighting]) -> [Sighting] {
    switch self {
    case .lateActive: withLateActive(attempt)
    case .doubledEvents: attempt.flatMap { $0.kind == .event ? [$0, $0] : [$0] }
    case .cancelledPresses:
      attempt.map { sighting in
        var sighting = sighting
        guard sighting.kind == .event, sighting.what.hasSuffix(" ended") else { return sighting }
        sighting.what = sighting.what.dropLast(5) + "cancelled"
        return sighting
      }
    case .flickers:
      attempt.flatMap { sighting -> [Sighting] in
        guard sighting.kind == .action else { return [sighting] }
        return [
          like(sighting, .controls, "will exit fullscreen"), sighting,
          like(sighting, .controls, "will enter fullscreen"),
        ]
      }
    case .actionOnOpening:
      attempt.flatMap {
        $0.what == "did become active" ? [$0, like($0, .action, "focus")] : [$0]
      }
    case .interruptedByTheOverlay:
      attempt.flatMap { sighting -> [Sighting] in
        switch sighting.what {
        case "did become active": [sighting, like(sighting, .session, "was interrupted")]
        case "did become inactive": [sighting, like(sighting, .session, "interruption ended")]
        default: [sighting]
        }
      }
    case .eventsForLightPresses:
      attempt.flatMap { sighting -> [Sighting] in
        guard sighting.what == "did become active" else { return [sighting] }
        let phases = ["began", "cancelled"]
        return [sighting] + phases.map { like(sighting, .event, "press \($0)") }
      }
    case .silentEverySecondTime:
      attempt[0].value?.truncatingRemainder(dividingBy: 2) == 0
        ? attempt.filter { ![.controls, .action, .event].contains($0.kind) } : attempt
    case .closesBetweenSteps: closing(attempt)
    default: attempt
    }
  }

  /// The first callback comes only after the next instruction.
  private func withLateActive(_ attempt: [Sighting]) -> [Sighting] {
    var waiting: [Sighting] = []
    return attempt.flatMap { sighting -> [Sighting] in
      if sighting.what == "did become active" {
        waiting.append(sighting)
        return []
      }
      guard sighting.kind == .step || sighting.kind == .end else { return [sighting] }
      defer { waiting = [] }
      let late = waiting.map { like($0, .controls, $0.what, at: sighting.time) }
      return sighting.kind == .step ? [sighting] + late : late + [sighting]
    }
  }

  /// The overlay closes and opens again whenever the page shows an instruction.
  private func closing(_ attempt: [Sighting]) -> [Sighting] {
    var isActive = false
    return attempt.flatMap { sighting -> [Sighting] in
      if sighting.kind == .controls { isActive = sighting.what != "did become inactive" }
      guard sighting.kind == .step, isActive else { return [sighting] }
      return [
        sighting, like(sighting, .controls, "did become inactive"),
        like(sighting, .controls, "did become active"),
      ]
    }
  }

  private func like(
    _ sighting: Sighting, _ kind: Sighting.Kind, _ what: String, at time: Duration? = nil
  ) -> Sighting {
    var other = sighting
    other.time = time ?? sighting.time
    (other.kind, other.what, other.value) = (kind, what, kind == .action ? 0.5 : nil)
    return other
  }

  /// Fullscreen begins with the first value and not with the overlay.
  private func slidingFullscreen(_ attempt: [Sighting]) -> [Sighting] {
    var isFull = false
    return attempt.flatMap { sighting -> [Sighting] in
      if sighting.what == "will enter fullscreen" { return [] }
      if sighting.what == "will exit fullscreen" {
        defer { isFull = false }
        return isFull ? [sighting] : []
      }
      guard sighting.kind == .action, !isFull else { return [sighting] }
      isFull = true
      return [like(sighting, .controls, "will enter fullscreen"), sighting]
    }
  }

  /// The first phase of an event never reaches the app.
  private func withoutFirst(_ attempt: [Sighting]) -> [Sighting] {
    guard let first = attempt.firstIndex(where: { $0.kind == .event }) else { return attempt }
    return attempt.enumerated().filter { $0.offset != first }.map(\.element)
  }
}
