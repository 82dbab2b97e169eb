import CameraControl

/// How often the phone called each part of an app: the actions of its controls, its capture event
/// handlers, and its controls delegate.
public struct AppCalls: Hashable, Codable, Sendable {
  /// A part of the app, and how often the phone called the part.
  public struct Part: Hashable, Codable, Sendable {
    /// The title of a control, the phase of an event, or the name of a callback.
    public let name: String

    /// How often the phone called this part of the app.
    public internal(set) var count: Int
  }

  /// The controls that have an action, sorted by title, with their counts.
  public private(set) var actions: [Part] = []

  /// The phases that the capture event handler can receive, with their counts.
  ///
  /// If an interaction has two handlers, the counts are those of the primary handler.
  public private(set) var events: [Part] = []

  /// The phases that the handler of secondary presses can receive, with their counts.
  public private(set) var secondaryEvents: [Part] = []

  /// The callbacks that the controls delegate can receive, with their counts.
  public private(set) var callbacks: [Part] = []

  private static let phases = CaptureEventPhase.allCases.map { Part(name: "\($0)", count: 0) }
  private static let delegateCalls = ControlsCallback.allCases.map {
    Part(name: TraceText.text(of: .callback($0)), count: 0)
  }

  /// Sentences that name what the phone never called, such as `“Zoom” was never turned`.
  public var never: [String] {
    Self.never(events, of: "the handler") + Self.never(secondaryEvents, of: "the secondary handler")
      + Self.never(callbacks, of: "the controls delegate")
      + actions.filter { $0.count == 0 }
      .map { "the action of “\(OneLine.text($0.name))” was never called" }
  }

  private static func never(_ parts: [Part], of owner: String) -> [String] {
    let missing = parts.filter { $0.count == 0 }.map { "“\($0.name)”" }
    if missing.isEmpty { return [] }
    if missing.count == parts.count { return ["\(owner) was never called"] }
    return ["\(owner) was never called with \(missing.joined(separator: ", "))"]
  }

  // MARK: Counting

  /// Notes a call of a control's action, and returns whether it was the first one.
  mutating func noteAction(of control: String) -> Bool {
    if let index = actions.firstIndex(where: { $0.name == control }) {
      actions[index].count += 1
      return false
    }
    add(AppCalls(actions: [Part(name: control, count: 1)]))
    return true
  }

  mutating func noteEvent(_ phase: CaptureEventPhase, isSecondary: Bool) {
    let place = Int(phase.rawValue)
    if isSecondary {
      Self.count(place, of: Self.phases, in: &secondaryEvents)
    } else {
      Self.count(place, of: Self.phases, in: &events)
    }
  }

  mutating func note(_ callback: ControlsCallback) {
    let place = ControlsCallback.allCases.firstIndex(of: callback) ?? 0
    Self.count(place, of: Self.delegateCalls, in: &callbacks)
  }

  private static func count(_ place: Int, of all: [Part], in parts: inout [Part]) {
    if parts.isEmpty { parts = all }
    parts[place].count += 1
  }

  /// Notes which parts the apps on a phone have now, so that those that are never called are known.
  mutating func noteParts(on phone: Phone) {
    let there = phone.host.read { state in
      // Without a local copy of the world, which would take longer than all this.
      var there = AppCalls()
      for app in state.world.knownApps {
        for id in state.world.sessions(of: app.id) {
          let session = state.world.session(id)
          for control in session.roster.controls {
            guard let name = state.world.facts(of: control)?.name else { continue }
            there.actions.append(Part(name: name, count: 0))
          }
          if session.delegate != nil { there.callbacks = Self.delegateCalls }
        }
        for view in state.world.views(of: app.id) {
          for interaction in state.world.interactions(on: view) {
            there.events = Self.phases
            guard state.world.interaction(interaction)?.hasSecondaryHandler ?? false else {
              continue
            }
            there.secondaryEvents = Self.phases
          }
        }
      }
      return there
    }
    add(there)
  }

  mutating func add(_ other: AppCalls) {
    Self.add(other.actions, to: &actions)
    Self.add(other.events, to: &events)
    Self.add(other.secondaryEvents, to: &secondaryEvents)
    Self.add(other.callbacks, to: &callbacks)
    actions.sort { $0.name < $1.name }
  }

  private static func add(_ others: [Part], to parts: inout [Part]) {
    for other in others {
      if let index = parts.firstIndex(where: { $0.name == other.name }) {
        parts[index].count += other.count
      } else {
        parts.append(other)
      }
    }
  }
}

extension AppCalls.Part {
  /// Decodes a count, and rejects an impossible count.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    count = try container.count(.count)
  }
}

extension AppCalls: CustomStringConvertible {
  /// How often the phone called each part of the app, with a line for each kind of part.
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
