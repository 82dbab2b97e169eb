import CameraControl
public import Foundation

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

  // Each line is a JSON object, so an interrupted recording is usable up to its last complete line.

  /// Reads the recordings in a text, even if lines of several recordings are mixed.
  ///
  /// If the app ended while it wrote, the last line is incomplete. The result leaves out each line
  /// that can't be read, and lists the line's number in ``damagedLines``.
  ///
  /// - Throws: `RecordingError` if there is no recording, if a recording doesn't begin with its
  ///   header, or if 1,000 lines can't be read.
  public static func all(in text: String) throws(RecordingError) -> [Recording] {
    try all(in: Data(text.utf8))
  }

  /// Reads the recordings in a file's contents, even if the file ends in the middle of a character.
  ///
  /// - Throws: `RecordingError` if there is no recording, if a recording doesn't begin with its
  ///   header, or if 1,000 lines can't be read.
  public static func all(in data: Data) throws(RecordingError) -> [Recording] {
    var recordings: [Recording] = []
    var places: [String: Int] = [:]
    var (damaged, last): ([Int: [Int]], Int) = ([:], 0)
    // Only line feeds end lines: a title may contain the other separators.
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let decoder = JSONDecoder()
    var unread = 0
    for (index, line) in lines.enumerated() where line.contains(where: { $0 > 0x20 }) {
      // Most lines are entries, and an attempt to read something else takes longer.
      let entry = try? decoder.decode(Line.self, from: line)
      if entry == nil, let header = try? decoder.decode(Header.self, from: line) {
        if let place = places[header.run] {
          // Two equal headers come from a copy. If two headers differ, one of them is wrong.
          if recordings[place].header != header { damaged[place, default: []].append(index + 1) }
          continue
        }
        (places[header.run], last) = (recordings.count, recordings.count)
        recordings.append(Recording(header))
      } else if let entry {
        guard let place = places[entry.run] else {
          throw RecordingError(
            line: index + 1,
            problem: "No line before it says on which device “\(OneLine.short(entry.run))” was "
              + "recorded; use the whole file.")
        }
        last = place
        // Leaves out a line of unknown kind, so that the repetition has a gap and doesn't count.
        if let sighting = entry.sighting { recordings[place].sightings.append(sighting) }
      } else {
        damaged[last, default: []].append(index + 1)
        unread += 1
        guard unread < Self.mostUnread else {
          throw RecordingError(
            line: index + 1,
            problem: "\(unread) lines up to this one can't be read; use a file that "
              + "CaptureRecorder wrote.")
        }
      }
    }
    for place in recordings.indices { recordings[place].damagedLines = damaged[place] ?? [] }
    guard !recordings.isEmpty else {
      throw RecordingError(
        line: 1, problem: "There is no recording; use a file that CaptureRecorder wrote.")
    }
    return recordings
  }

  private static let mostUnread = 1_000

  /// The recording as text, one JSON object per line, with the header first.
  public var lines: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func line(_ value: some Encodable) -> String {
      (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
    }
    return line(header) + sightings.map { line(Line($0)) }.joined()
  }

  /// A sighting as a line of the recording.
  private struct Line: Codable {
    let run: String
    let number: Int
    let seconds: Double
    let kind: String
    let what: String
    let value: Double?
    let queue: String?

    init(_ sighting: Sighting) {
      (run, number, kind) = (sighting.run, sighting.number, sighting.kind.rawValue)
      (what, queue) = (sighting.what, sighting.queue)
      value = sighting.value.flatMap { $0.isFinite ? $0 : nil }
      seconds = ((sighting.time / .seconds(1)) * 1e6).rounded() / 1e6
    }

    /// The sighting; `nil` if a newer version of the recorder wrote it.
    var sighting: Sighting? {
      guard let kind = Sighting.Kind(rawValue: kind) else { return nil }
      return Sighting(
        run: run, number: number, time: .seconds(min(max(seconds, -1e9), 1e9)), kind, what,
        value: value, queue: queue)
    }
  }
}
