extension Trace {
  /// Checks that the trace equals its golden, a recorded trace in a file.
  ///
  /// The golden `focus` of a test in `Tests/CameraTests/FocusTests.swift` is the file
  /// `Tests/CameraTests/__Goldens__/FocusTests/focus.trace`. Each line is an entry, as in
  /// ``description``, with its time to the millisecond. If the golden doesn't exist, the check
  /// records it and fails once, so that you review it.
  ///
  /// ```swift
  /// try phone.trace.only(.overlay, .callback, .value).expectGolden("focus")
  /// ```
  ///
  /// With `CAMERA_CONTROL_RECORD=failed` in the environment, if the golden is missing or differs,
  /// the check records the trace as the golden, prints a note to standard error, and passes. With
  /// `CAMERA_CONTROL_RECORD=all`, the check records every golden. If the environment contains the
  /// variable `CI`, the check never records a golden.
  ///
  /// - Parameters:
  ///   - name: The name of the golden, made of letters, digits, spaces, `-`, `_` and `.`
  ///   - filePath: The file of the call; the golden is in a folder beside it.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Throws: ``GoldenMismatch`` with both traces and the time of the first difference.
  public func expectGolden(
    _ name: String, filePath: String = #filePath, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(GoldenMismatch) {
    let keeper = try GoldenKeeper(place: "\(fileID):\(line)")
    try keeper.check(self, named: name, besides: filePath)
  }

  /// Checks that the trace equals its golden, a recorded trace in a string literal of the test.
  ///
  /// Begin with an empty literal. The first run records the trace and fails, so that you review it.
  ///
  /// ```swift
  /// try phone.trace.only(.callback).expectGolden {
  ///   """
  ///      0.070  callback   did become active
  ///   """
  /// }
  /// ```
  ///
  /// In all other respects, this check works like ``expectGolden(_:filePath:fileID:line:)``. To
  /// record a golden, the check needs a closure that contains a single string literal without
  /// interpolations. The check fails instead of recording if it doesn't find the call
  /// where it was when you built the test.
  ///
  /// - Parameters:
  ///   - filePath: The file of the call.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - golden: A closure that returns the expected entries, one per line.
  /// - Throws: ``GoldenMismatch`` with both traces and the time of the first difference.
  public func expectGolden(
    filePath: String = #filePath, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, _ golden: () -> String
  ) throws(GoldenMismatch) {
    let keeper = try GoldenKeeper(place: "\(fileID):\(line)")
    try keeper.check(self, against: golden(), at: Int(line), column: Int(column), of: filePath)
  }
}
