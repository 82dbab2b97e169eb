import CameraControl
import CameraControlTesting

/// The complete repetitions of cards in a recording, and the reasons why others don't count.
struct Attempts {
  /// The complete repetitions, in order.
  private(set) var complete: [[Sighting]] = []

  /// How many repetitions don't count, by the reason.
  private(set) var leftOut: [String: Int] = [:]

  /// How many lines outside of the repetitions don't count, by the reason.
  private(set) var strays: [String: Int] = [:]

  private var current: [Sighting] = []
  private var problem: String?
  private var last = 0

  init(_ recording: Recording, _ deck: Deck) {
    let strange = Self.problem(with: recording.header)
    for sighting in recording.sightings {
      // Lines of another recording, or of a second copy of this recording, have other numbers.
      let isOwn = sighting.run == recording.header.run && sighting.number > last
      let follows = isOwn && sighting.number - 1 == last
      if isOwn { last = sighting.number }
      if current.isEmpty || sighting.kind == .card { noteStray(isOwn: isOwn, follows: follows) }
      if sighting.kind == .card {
        end(problem ?? "the repetition has no end")
        (current, problem) = ([sighting], strange ?? deck.problem(with: sighting))
        if !isOwn { problem = "lines of another recording are between its own" }
        continue
      }
      guard !current.isEmpty else {
        // The result of a check that needs no person belongs to no card.
        if sighting.kind == .end { end("the repetition has no beginning", always: true) }
        continue
      }
      problem = problem ?? (follows ? nil : "a line is missing, or belongs to another recording")
      problem = problem ?? timeProblem(sighting)
      current.append(sighting)
      if sighting.kind == .end { end(problem) }
    }
    end(problem ?? "the repetition has no end")
  }

  /// Notes what is wrong with the number of a line that is in no repetition before it.
  private mutating func noteStray(isOwn: Bool, follows: Bool) {
    if !isOwn {
      strays["it is a copy, or belongs to another recording", default: 0] += 1
    } else if !follows {
      strays["lines before it are missing", default: 0] += 1
    }
  }

  private mutating func end(_ reason: String?, always: Bool = false) {
    defer { (current, problem) = ([], nil) }
    guard !current.isEmpty || always else { return }
    if let reason { leftOut[reason, default: 0] += 1 } else { complete.append(current) }
  }

  /// A clock that goes back by more than a callback can wait is broken.
  private func timeProblem(_ sighting: Sighting) -> String? {
    guard let before = current.last else { return nil }
    let isBack = sighting.time < before.time - Self.patience
    return isBack || sighting.time < .zero - Self.patience ? "its times go back" : nil
  }

  private static let patience = Duration.milliseconds(200)

  /// Why nothing is known about a phone with such a header; `nil` if all is known.
  private static func problem(with header: Recording.Header) -> String? {
    if SystemVersion(parsing: header.system) == nil {
      return "the system “\(OneLine.short(header.system))” is not a version such as 26.1"
    }
    for (name, value) in header.settings.sorted(by: { $0.key < $1.key }) {
      let text = "set \(name) \(value)"
      guard (try? GestureScript(parsing: text))?.settingChanges.count == 1 else {
        return "the setting “\(OneLine.short("\(name) \(value)"))” is unknown"
      }
    }
    return nil
  }
}

extension Deck {
  /// Why the beginning of a repetition makes no sense; `nil` if it does.
  func problem(with beginning: Sighting) -> String? {
    guard cards.contains(where: { $0.name == beginning.what }) else {
      return "no card has the name “\(OneLine.short(beginning.what))”"
    }
    let number = beginning.value.flatMap { Int(exactly: $0) }
    return number.map { $0 >= 1 } == true ? nil : "the repetition has no number"
  }
}
