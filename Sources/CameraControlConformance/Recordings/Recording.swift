/// Everything that an app observed on one phone, from the app's start to its end.
public struct Recording: Hashable, Sendable {
  /// The phone that made the recording.
  public var header: Header

  /// The app's observations, in order.
  public var sightings: [Sighting]

  /// The file's unreadable lines, by number; an experiment's repetition doesn't count if it lacks a
  /// line.
  public internal(set) var damagedLines: [Int] = []

  /// Creates a recording.
  public init(_ header: Header, _ sightings: [Sighting] = []) {
    (self.header, self.sightings) = (header, sightings)
  }

  /// The phone that made a recording, with the settings that no app can read.
  public struct Header: Hashable, Codable, Sendable {
    /// The identifier of the recording, which each line of the recording contains.
    public var run: String

    /// The model of the device, such as `iPhone17,1`.
    public var device: String

    /// The version of the device's system, such as `26.1`.
    public var system: String

    /// The settings that the person typed, in script notation, such as `off` for `clean-preview`.
    public var settings: [String: String]

    /// Creates a header.
    public init(run: String, device: String, system: String, settings: [String: String] = [:]) {
      (self.run, self.device, self.system, self.settings) = (run, device, system, settings)
    }
  }
}
