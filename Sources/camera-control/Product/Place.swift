/// A place in a project: a file, and a line of it where there is one.
struct Place: Equatable {
  /// The path, relative to the app's folder where that is possible.
  let file: String

  /// The number of the line, from 1; `nil` if the whole file is meant.
  var line: Int?
}

extension Place: CustomStringConvertible {
  var description: String { file + (line.map { ":\($0)" } ?? "") }
}
