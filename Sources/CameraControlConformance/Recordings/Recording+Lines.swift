import Foundation

// One JSON object a line: a recording that breaks off is good up to its last complete line.

extension Recording {
  /// Reads the recordings in a text, whose lines may be mixed.
  ///
  /// A last line that is not complete is left out: the app was ended while it wrote.
  ///
  /// - Throws: `RecordingError` if a line is no part of a recording, or belongs to none in the text.
  public static func all(in text: String) throws(RecordingError) -> [Recording] {
    var recordings: [Recording] = []
    var places: [String: Int] = [:]
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() where line.contains(where: { !$0.isWhitespace }) {
      let data = Data(line.utf8)
      if let header = try? JSONDecoder().decode(Header.self, from: data) {
        guard places[header.run] == nil else { continue }
        places[header.run] = recordings.count
        recordings.append(Recording(header))
      } else if let entry = try? JSONDecoder().decode(Line.self, from: data) {
        guard let place = places[entry.run] else {
          throw RecordingError(
            line: index + 1,
            problem: "No line before it says on which device “\(entry.run)” was recorded; "
              + "use the whole file.")
        }
        recordings[place].sightings.append(entry.sighting)
      } else if index != lines.count - 1 {
        throw RecordingError(
          line: index + 1,
          problem: "It is no JSON object of a recording; use a file that CaptureRecorder wrote.")
      }
    }
    guard !recordings.isEmpty else {
      throw RecordingError(
        line: 1, problem: "There is no recording; use a file that CaptureRecorder wrote.")
    }
    return recordings
  }

  /// The recording as text, one JSON object a line, the header first.
  public var lines: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func line(_ value: some Encodable) -> String {
      (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
    }
    return line(header) + sightings.map { line(Line($0)) }.joined()
  }

  /// A sighting as it is written.
  private struct Line: Codable {
    let run: String
    let number: Int
    let seconds: Double
    let kind: Sighting.Kind
    let what: String
    let value: Double?
    let queue: String?

    init(_ sighting: Sighting) {
      (run, number, kind, what) = (sighting.run, sighting.number, sighting.kind, sighting.what)
      (value, queue) = (sighting.value.flatMap { $0.isFinite ? $0 : nil }, sighting.queue)
      seconds = ((sighting.time / .seconds(1)) * 1e6).rounded() / 1e6
    }

    var sighting: Sighting {
      Sighting(
        run: run, number: number, time: .seconds(min(max(seconds, -1e9), 1e9)), kind, what,
        value: value, queue: queue)
    }
  }
}
