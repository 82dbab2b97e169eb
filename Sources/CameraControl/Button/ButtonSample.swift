/// One complete reading of the button's three sensors.
///
/// A reading is tamed when it is made or decoded: a force that is no finite number counts as 0 and
/// any other is held between 0 and 1; a position that is no finite number counts as no finger, and
/// one beyond a kilometre is held there, so that the way between two of them is always a number.
public struct ButtonSample: Hashable, Sendable {
  /// When the reading was taken.
  public let instant: PhoneInstant

  /// How hard the button is pressed, from 0 to 1.
  public let force: Double

  /// The finger's place along the button in millimetres; nil means that no finger is there.
  public let position: Double?

  /// Whether the tactile switch is down.
  public let isSwitchDown: Bool

  /// Makes a reading; what makes no sense is tamed.
  public init(
    instant: PhoneInstant, force: Double = 0, position: Double? = nil, isSwitchDown: Bool = false
  ) {
    self.instant = instant
    self.force = force.isFinite ? min(max(force, 0), 1) : 0
    self.position = position.flatMap { place in
      place.isFinite ? min(max(place, -Self.farthest), Self.farthest) : nil
    }
    self.isSwitchDown = isSwitchDown
  }

  private static let farthest = 1_000_000.0
}

extension ButtonSample: Codable {
  private enum CodingKeys: CodingKey {
    case instant
    case force
    case position
    case isSwitchDown
  }

  /// Reads a sample and tames it as the initialiser does.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      instant: try container.decode(PhoneInstant.self, forKey: .instant),
      force: try container.decode(Double.self, forKey: .force),
      position: try container.decodeIfPresent(Double.self, forKey: .position),
      isSwitchDown: try container.decode(Bool.self, forKey: .isSwitchDown))
  }

  /// Writes the four readings; no finger is written as no position.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(instant, forKey: .instant)
    try container.encode(force, forKey: .force)
    try container.encodeIfPresent(position, forKey: .position)
    try container.encode(isSwitchDown, forKey: .isSwitchDown)
  }
}
