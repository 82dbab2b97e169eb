/// An error that says why a text isn't a recording.
public struct RecordingError: Error, Hashable, CustomStringConvertible {
  /// The number of the line that can't be used, counted from 1.
  public let line: Int

  /// What is wrong with the line, and what to do.
  public let problem: String

  /// The line number and the problem.
  public var description: String { "line \(line): \(problem)" }
}
