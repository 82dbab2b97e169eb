import CameraControl
import CameraControlConformance
import CameraControlTesting

/// What a hidden phone, or the person who has it, does beside the options of the deck.
package enum HiddenKind: String, CaseIterable {
  /// Nothing: only the options are hidden.
  case options
  /// The button has other thresholds and times.
  case tuning
  /// The phone has a quirk, or several.
  case quirks
  /// The phone does something that no setting of the model does.
  case stranger
  /// The person reads some of the cards wrongly.
  case misreading

  /// The ways in which a person misreads a card: the step, and the gesture instead of it.
  package static func misreadings(of card: Card) -> [(step: Int, gesture: GestureStep)] {
    card.steps.indices.flatMap { place -> [(step: Int, gesture: GestureStep)] in
      guard case .gesture(let right) = card.steps[place] else { return [] }
      return (mistakes(in: right) + [.wait(.zero)]).map { (step: place, gesture: $0) }
    }
  }

  /// What a person does who misreads an instruction, besides doing nothing.
  private static func mistakes(in right: GestureStep) -> [GestureStep] {
    let soft = GestureStep.repeated(1, [.touch(force: 0.1), .lift])
    let wrongButton = GestureStep.press(.volumeUp, .milliseconds(150))
    let late = GestureStep.repeated(1, [.lightPress, .wait(.milliseconds(700)), .lightPress])
    return switch right {
    case .lightPress:
      [
        soft, .click, .lightHold(.seconds(1)), .lightHold(.milliseconds(600)), .doubleLightPress,
        .lightSlide(.fraction(0.4)), late, wrongButton,
      ]
    case .doubleLightPress: [late, .lightPress, .doubleClick, soft, .lightHold(.milliseconds(600))]
    case .slide:
      [
        .slide(by: -0.5), .slide(by: 0.02), .lightSlide(.fraction(0.4)), .lightPress,
        .swipeOverlay, .press(.volumeUp, .milliseconds(150)),
      ]
    case .lightHold:
      [.lightHold(.milliseconds(600)), .lightPress, .press(.cameraControl, .seconds(8)), soft]
    case .click:
      [
        .lightPress, .doubleClick, .press(.cameraControl, .seconds(1)),
        .press(.cameraControl, .milliseconds(400)), wrongButton,
      ]
    case .press(.cameraControl, _):
      [.click, .press(.cameraControl, .seconds(1)), .lightHold(.seconds(3)), wrongButton]
    case .press: [wrongButton, .click, .repeated(1, [right, .wait(.milliseconds(200)), right])]
    case .down(.cameraControl): [.click, .lightPress, .press(.cameraControl, .milliseconds(400))]
    case .up(.cameraControl): [.click, .lightPress]
    case .swipeOverlay: [.tapOutsideOverlay, .dragOverlay(millimeters: 9), .slide(by: 0.5)]
    case .input(.touch(.tapItem)): [.tapOverlay(item: 0), .tapOutsideOverlay, .swipeOverlay]
    case .input(.touch(.drag)): [.slide(by: 0.5), .swipeOverlay, .tapOutsideOverlay]
    case .tapOutsideOverlay: [.swipeOverlay, .tapOverlay(item: 0), .click]
    default: []
    }
  }

  /// Changes one number of the button, or several.
  static func tune(
    _ button: inout ButtonTuning, _ slide: inout SlideTuning, _ generator: inout SeededGenerator
  ) {
    func time(_ range: ClosedRange<Int>) -> Duration {
      .milliseconds(Int.random(in: range, using: &generator))
    }
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: button.clickHold = time(200...1900)
      case 1: button.lightHold = time(100...900)
      case 2: button.lightDwell = time(20...400)
      case 3: button.lightCommit = .releaseOnly
      case 4: button.doubleLightPressWindow.standard = time(150...1200)
      case 5: button.slideSlop = .random(in: 0.2...6, using: &generator)
      case 6: slide.slideQuantum = .random(in: 0.05...0.2, using: &generator)
      default: slide.slideGain.millimetersPerRange = .random(in: 15...60, using: &generator)
      }
    }
  }

  /// Returns at least one quirk.
  static func quirks(_ generator: inout SeededGenerator) -> Quirks {
    var quirks = Quirks()
    while quirks == Quirks() {
      quirks.staleOverlayAfterRemoval = Bool.random(using: &generator)
      quirks.reenableDoesNotStick = Bool.random(using: &generator)
      quirks.zoomNarrowsWhileActive = Bool.random(using: &generator)
      if Bool.random(using: &generator) { quirks.valueUpdate = .immediate }
    }
    return quirks
  }
}

/// What an app sees on a phone that does something that no setting of the model does.
package enum Stranger: String, CaseIterable {
  case noCallbacks, noActions, noEvents, fullscreenOnlyWhileSliding
  case activeFromTheStart, twiceActive, neverInactive, actionsAfterClosing, endsBeforeItBegins
  case interruptedByPresses, resignsActive, firstPressIsLost

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
    }
  }

  private func like(_ sighting: Sighting, _ kind: Sighting.Kind, _ what: String) -> Sighting {
    var other = sighting
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
