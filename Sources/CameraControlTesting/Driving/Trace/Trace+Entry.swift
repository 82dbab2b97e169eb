public import CameraControl

extension Trace {
  /// The kind of an entry.
  public typealias Kind = PhoneRecord.Kind

  /// An entry of a trace: one thing that happened on the phone, with its time.
  public struct Entry: Hashable, Sendable {
    /// The time of the entry.
    public var instant: PhoneInstant

    /// What happened.
    public var content: Content

    /// Creates an entry.
    public init(_ instant: PhoneInstant, _ content: Content) {
      self.instant = instant
      self.content = content
    }

    /// The kind of the entry.
    public var kind: Kind {
      switch content {
      case .record(let event): event.kind
      case .step: .step
      case .note: .app
      case .text(let kind, _): kind
      }
    }

    /// A text that describes what happened.
    public var text: String {
      switch content {
      case .record(let event): TraceText.text(of: event)
      case .step(let step): "\(step)"
      case .note(let text), .text(_, let text): text
      }
    }
  }
}

extension Trace.Entry {
  /// What an entry is about.
  public enum Content: Hashable, Sendable {
    /// The phone recorded an event.
    case record(PhoneRecord.Event)
    /// The test performed a step of a script, or a gesture.
    case step(GestureStep)
    /// The app or the test added a note.
    case note(String)
    /// Something of which only the text is known, because the entry was read from a text.
    ///
    /// The entry is compared as text, and pictures show it without what the text describes.
    indirect case text(Trace.Kind, String)
  }

  /// What the phone recorded; `nil` if the entry is a step, a note, or only a text.
  public var event: PhoneRecord.Event? {
    if case .record(let event) = content { event } else { nil }
  }
}

extension Trace.Entry: Codable {
  private enum CodingKeys: CodingKey {
    case instant, kind, text, record, step
  }

  /// Decodes an entry that was encoded; one with only a kind and a text becomes a text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    instant = try container.decode(PhoneInstant.self, forKey: .instant)
    if let event = try container.decodeIfPresent(PhoneRecord.Event.self, forKey: .record) {
      content = .record(event)
    } else if let step = try container.decodeIfPresent(GestureStep.self, forKey: .step) {
      content = .step(step)
    } else {
      let name = try container.decode(String.self, forKey: .kind)
      guard let kind = Trace.Kind(name: name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .kind, in: container, debugDescription: "There is no kind “\(name)”.")
      }
      let text = try container.decode(String.self, forKey: .text)
      content = kind == .app ? .note(text) : .text(kind, text)
    }
  }

  /// Encodes what happened, and also its kind and its text, for a reader of the file.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(instant, forKey: .instant)
    try container.encode(kind.name, forKey: .kind)
    try container.encode(text, forKey: .text)
    // JSON can't represent an infinite number; an entry with one keeps only its text.
    switch content {
    case .record(let event): try? container.encode(event, forKey: .record)
    case .step(let step): try? container.encode(step, forKey: .step)
    case .note, .text: break
    }
  }
}

extension Trace.Entry: CustomStringConvertible {
  /// The time, kind and text, in columns.
  ///
  /// A line break or a control character in the text is escaped, so an entry is always one line.
  public var description: String { Self.line("\(instant)", kind, text) }

  /// Returns a time, a kind and a text in the columns of an entry.
  static func line(_ time: String, _ kind: Trace.Kind, _ text: String) -> String {
    let left = String(repeating: " ", count: max(0, timeWidth - time.count))
    let gap = String(repeating: " ", count: max(0, 11 - kind.name.count))
    return left + time + "  " + kind.name + gap + OneLine.text(text)
  }

  /// The width of the column with the time, which is aligned to the right.
  package static let timeWidth = 8
}
