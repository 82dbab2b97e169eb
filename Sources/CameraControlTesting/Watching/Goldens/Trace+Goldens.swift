extension Trace {
  /// Checks that the trace is the same as when it was recorded in a file.
  ///
  /// The golden of a test in `Tests/CameraTests/FocusTests.swift` is the file
  /// `Tests/CameraTests/__Goldens__/FocusTests/focus.trace`, with one entry per line as in
  /// ``description``; times have milliseconds. If the file does not exist, it is written, and the
  /// check fails this once.
  ///
  /// ```swift
  /// try phone.trace.only(.overlay, .callback, .value).expectGolden("focus")
  /// ```
  ///
  /// If the environment has `CAMERA_CONTROL_RECORD=failed`, a golden that is missing or differs is
  /// written instead, and the check says so on standard error and passes; with `all`, every golden
  /// is. If the environment has a variable `CI`, no golden is ever written.
  ///
  /// - Parameters:
  ///   - name: The name of the golden, of letters, digits, spaces, `-`, `_` and `.`
  ///   - filePath: The file of the call, beside which the golden is.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Throws: ``GoldenMismatch`` with both sides and the time of the first difference.
  public func expectGolden(
    _ name: String, filePath: String = #filePath, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(GoldenMismatch) {
    let keeper = try GoldenKeeper(place: "\(fileID):\(line)")
    try keeper.check(self, named: name, besides: filePath)
  }

  /// Checks that the trace is the same as the one in the source of the test.
  ///
  /// Begin with an empty literal: it counts as missing, and the first run fills it in and fails.
  ///
  /// ```swift
  /// try phone.trace.only(.callback).expectGolden {
  ///   """
  ///      0.070  callback   did become active
  ///   """
  /// }
  /// ```
  ///
  /// Otherwise this works like ``expectGolden(_:filePath:fileID:line:)``. To be rewritten, the
  /// closure has to consist of one string literal without interpolations, and the source must be as
  /// it was when the test was built, except for other goldens. Otherwise it stays as it is, and the
  /// check fails.
  ///
  /// - Parameters:
  ///   - filePath: The file of the call.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - golden: A closure that returns the expected entries, one per line.
  /// - Throws: ``GoldenMismatch`` with both sides and the time of the first difference.
  public func expectGolden(
    filePath: String = #filePath, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, _ golden: () -> String
  ) throws(GoldenMismatch) {
    let keeper = try GoldenKeeper(place: "\(fileID):\(line)")
    try keeper.check(self, against: golden(), at: Int(line), column: Int(column), of: filePath)
  }
}
