/// Where a call stands in a file of source code.
struct SourcePlace: Hashable {
  /// The path of the file.
  var file: String

  /// The line, counted from 1.
  var line: Int

  /// The column, counted in bytes from 1.
  var column: Int
}
