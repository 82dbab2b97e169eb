/// A version of the phone's system.
public struct SystemVersion: Hashable, Codable, Sendable {
  /// The number before the dot.
  public var major: Int

  /// The number after the dot.
  public var minor: Int

  /// Creates a version.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The first system with the Camera Control.
  public static let iOS18 = SystemVersion(18)
  /// The system that brought visual intelligence, focus lock and Require Screen On.
  public static let iOS18dot2 = SystemVersion(18, 2)
  /// The system that brought presses of an AirPods stem.
  public static let iOS26 = SystemVersion(26)
}

extension SystemVersion: Comparable {
  /// Returns `true` if the first version is older than the second.
  public static func < (lhs: SystemVersion, rhs: SystemVersion) -> Bool {
    (lhs.major, lhs.minor) < (rhs.major, rhs.minor)
  }
}

extension SystemVersion: CustomStringConvertible {
  /// The version in its usual notation, such as `18.2`.
  public var description: String { "\(major).\(minor)" }
}
