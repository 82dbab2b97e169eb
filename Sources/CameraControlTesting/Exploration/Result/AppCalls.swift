import CameraControl

/// How often the phone called each part of an app: the actions of its controls, its handlers of
/// capture events, and its controls delegate.
public struct AppCalls: Hashable, Codable, Sendable {
  /// A part of the app, and how often it was called.
  public struct Part: Hashable, Codable, Sendable {
    /// What the part is: the title of a control, the phase of an event, or the name of a callback.
    public let name: String

    /// How often it was called.
    public internal(set) var count: Int
  }

  /// The controls whose actions could be called, in the order of their titles.
  public private(set) var actions: [Part] = []

  // The phases of events for the first handler, then those for a handler of secondary presses, then
  // the callbacks of the delegate.
  private var counts = [Int](repeating: 0, count: names.count)

  // Which of those parts the app has.
  private var hasHandler = false
  private var hasSecondaryHandler = false
  private var hasDelegate = false

  init() {}

  private static let phases = CaptureEventPhase.allCases
  private static let names =
    (phases + phases).map { "\($0)" } + ControlsCallback.allCases.map(TraceText.text)
  private static let secondary = phases.count..<(2 * phases.count)
}

extension AppCalls {
  /// The phases for which the handler of capture events could be called, the first of two if there is
  /// one for secondary presses, too.
  public var events: [Part] { hasHandler ? parts(0..<Self.secondary.lowerBound) : [] }

  /// The phases for which the handler of secondary presses could be called.
  public var secondaryEvents: [Part] { hasSecondaryHandler ? parts(Self.secondary) : [] }

  /// The callbacks that the controls delegate could get.
  public var callbacks: [Part] {
    hasDelegate ? parts(Self.secondary.upperBound..<Self.names.count) : []
  }

  /// What was never called, each as a few words, such as `“Look” was never turned`.
  public var never: [String] {
    Self.never(events, of: "the handler") + Self.never(secondaryEvents, of: "the secondary handler")
      + Self.never(callbacks, of: "the controls delegate")
      + actions.filter { $0.count == 0 }.map { "“\(OneLine.text($0.name))” was never turned" }
  }

  private func parts(_ range: Range<Int>) -> [Part] {
    range.map { Part(name: Self.names[$0], count: counts[$0]) }
  }

  private static func never(_ parts: [Part], of owner: String) -> [String] {
    let missing = parts.filter { $0.count == 0 }.map { "“\($0.name)”" }
    if missing.isEmpty { return [] }
    if missing.count == parts.count { return ["\(owner) was never called"] }
    return ["\(owner) was never called with \(missing.joined(separator: ", "))"]
  }
}

// MARK: Counting

extension AppCalls {
  /// Notes a call of a control's action, and returns whether it was the first one.
  mutating func noteAction(of control: String) -> Bool {
    guard let index = actions.firstIndex(where: { $0.name == control }) else {
      add(Part(name: control, count: 1))
      return true
    }
    actions[index].count += 1
    return false
  }

  mutating func noteEvent(_ phase: CaptureEventPhase, isSecondary: Bool) {
    counts[Int(phase.rawValue) + (isSecondary ? Self.secondary.lowerBound : 0)] += 1
    if isSecondary { hasSecondaryHandler = true } else { hasHandler = true }
  }

  mutating func note(_ callback: ControlsCallback) {
    hasDelegate = true
    let index = ControlsCallback.allCases.firstIndex(of: callback) ?? 0
    counts[Self.secondary.upperBound + index] += 1
  }

  /// Notes which parts the apps on a phone have now, so that those that are never called are known.
  mutating func noteParts(on phone: Phone) {
    let there = phone.host.read { state in
      let world = state.world
      var there = (titles: [String](), delegate: false, handler: false, secondary: false)
      for app in world.knownApps {
        for session in world.sessions(of: app.id).map(world.session) {
          there.titles += session.roster.controls.compactMap { world.facts(of: $0)?.name }
          if session.delegate != nil { there.delegate = true }
        }
        for interaction in world.views(of: app.id).flatMap(world.interactions) {
          there.handler = true
          if world.interaction(interaction)?.hasSecondaryHandler ?? false { there.secondary = true }
        }
      }
      return there
    }
    for title in there.titles where !actions.contains(where: { $0.name == title }) {
      add(Part(name: title, count: 0))
    }
    hasDelegate = hasDelegate || there.delegate
    hasHandler = hasHandler || there.handler
    hasSecondaryHandler = hasSecondaryHandler || there.secondary
  }

  /// Adds what was called in other scripts.
  mutating func add(_ other: AppCalls) {
    for part in other.actions {
      if let index = actions.firstIndex(where: { $0.name == part.name }) {
        actions[index].count = Self.sum(actions[index].count, part.count)
      } else {
        add(part)
      }
    }
    for index in counts.indices { counts[index] = Self.sum(counts[index], other.counts[index]) }
    hasHandler = hasHandler || other.hasHandler
    hasSecondaryHandler = hasSecondaryHandler || other.hasSecondaryHandler
    hasDelegate = hasDelegate || other.hasDelegate
  }

  // A result may have been edited, and is no reason to end the process.
  private static func sum(_ one: Int, _ other: Int) -> Int {
    let (sum, overflow) = one.addingReportingOverflow(other)
    return overflow ? .max : sum
  }

  private mutating func add(_ part: Part) {
    let place = actions.firstIndex { $0.name > part.name } ?? actions.endIndex
    actions.insert(part, at: place)
  }
}

extension AppCalls {
  /// Decodes counts, and refuses those that no exploration has.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    actions = try container.decode([Part].self, forKey: .actions)
    counts = try container.decode([Int].self, forKey: .counts)
    hasHandler = try container.decode(Bool.self, forKey: .hasHandler)
    hasSecondaryHandler = try container.decode(Bool.self, forKey: .hasSecondaryHandler)
    hasDelegate = try container.decode(Bool.self, forKey: .hasDelegate)
    guard counts.count == Self.names.count, (counts + actions.map(\.count)).allSatisfy({ $0 >= 0 })
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .counts, in: container, debugDescription: "they have to be counts of calls")
    }
  }
}

extension AppCalls: CustomStringConvertible {
  /// A line for each kind of part, with the counts.
  public var description: String {
    let lines = [
      ("actions", actions), ("handler", events), ("secondary handler", secondaryEvents),
      ("controls delegate", callbacks),
    ]
    return lines.filter { !$0.1.isEmpty }.map { name, parts in
      let counts = parts.map { "\(OneLine.text($0.name)) \($0.count)" }
      return "\(name): \(counts.joined(separator: ", "))\n"
    }.joined()
  }
}
