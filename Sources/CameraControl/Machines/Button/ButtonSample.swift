/// One complete reading of the button's three sensors.
///
/// The initializer and the decoder clamp the force to 0...1, and the position to a kilometer in
/// each direction. A force that isn't finite counts as 0, and a position that isn't finite counts
/// as no finger.
public struct ButtonSample: Hashable, Sendable {
  /// When the reading was taken.
  public let instant: PhoneInstant

  /// How hard the button is pressed, from 0 to 1.
  public let force: Double

  /// The position of the finger along the button in millimeters, or `nil` if no finger touches it.
  public let position: Double?

  /// Whether the tactile switch is down.
  public let isSwitchDown: Bool

  /// Creates a reading, and corrects numbers that are out of range.
  public init(
    instant: PhoneInstant, force: Double = 0, position: Double? = nil, isSwitchDown: Bool = false
  ) {
    self.instant = instant
    // Nearly all readings are valid, so this is checked first.
    self.force = 0 < force && force <= 1 ? force : force.isFinite && force > 1 ? 1 : 0
    self.position = position.flatMap { place in
      if abs(place) <= Self.farthest { return place }
      return place.isFinite ? (place > 0 ? Self.farthest : -Self.farthest) : nil
    }
    self.isSwitchDown = isSwitchDown
  }

  private static let farthest = 1_000_000.0
}

extension ButtonSample: Codable {
  /// Decodes a reading, and corrects numbers that are out of range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      instant: try container.decode(PhoneInstant.self, forKey: .instant),
      force: try container.decode(Double.self, forKey: .force),
      position: try container.decodeIfPresent(Double.self, forKey: .position),
      isSwitchDown: try container.decode(Bool.self, forKey: .isSwitchDown))
  }
}
