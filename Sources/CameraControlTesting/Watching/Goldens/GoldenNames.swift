import CameraControl

/// The golden files that this process has checked, and where, to find duplicate names.
///
/// Each would pass or fail as the other one left it; while goldens are recorded, the last one would win
/// without a word.
struct GoldenNames: ~Copyable {
  private var known: [String: (place: String, recorded: [String]?)] = [:]

  /// All goldens of this process, by their paths.
  static let all = Guarded(GoldenNames())

  /// Notes that a golden is checked at a place.
  ///
  /// - Returns: Another place that checks a golden of the same path; `nil` if there is none.
  mutating func claim(_ path: String, at place: String) -> String? {
    guard let known = known[path] else {
      self.known[path] = (place, nil)
      return nil
    }
    return known.place == place ? nil : known.place
  }

  /// Notes that lines are about to be recorded in a golden.
  ///
  /// - Returns: Whether this process has recorded no other lines there.
  mutating func record(_ lines: [String], in path: String) -> Bool {
    guard let recorded = known[path]?.recorded else {
      known[path]?.recorded = lines
      return true
    }
    return recorded == lines
  }
}
