import CameraControl

extension SimulatedPhone {
  /// Waits for all callbacks, and checks that the test leaves no unfinished work.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of unfinished work to ignore.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Throws: ``UnfinishedPhone`` if the test leaves unfinished work of a kind that isn't
  ///   in `kinds`.
  public func finish(
    allowing kinds: Set<UnfinishedWork.Kind> = [], fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws {
    await courier.wait()
    try checkUnfinishedWork(allowing: kinds, fileID: fileID, line: line)
  }

  /// Waits for all callbacks, and checks that the test leaves no unfinished work.
  ///
  /// ```swift
  /// phone.lightPress()
  /// try phone.finish(allowing: [.deadline])  // the overlay is still open
  /// ```
  ///
  /// - Parameters:
  ///   - kinds: The kinds of unfinished work to ignore.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Throws: ``UnfinishedPhone`` if the test leaves unfinished work of a kind that isn't
  ///   in `kinds`; ``MisplacedCall`` inside a callback or an observer.
  public func finish(
    allowing kinds: Set<UnfinishedWork.Kind> = [], fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    try checkCanWait("finish", fileID: fileID, line: line)
    courier.wait()
    try checkUnfinishedWork(allowing: kinds, fileID: fileID, line: line)
  }

  private func checkUnfinishedWork(
    allowing kinds: Set<UnfinishedWork.Kind>, fileID: StaticString, line: UInt
  ) throws {
    let left = finished(allowing: kinds)
    if !left.isEmpty { throw UnfinishedPhone(unfinishedWork: left, place: "\(fileID):\(line)") }
  }

  /// Notes that the test has ended, and returns what it leaves behind.
  func finished(allowing kinds: Set<UnfinishedWork.Kind>) -> [UnfinishedWork] {
    markFinished()
    core.reviewContent()
    let unfinishedWork = unfinishedWork
    if !unfinishedWork.contains(where: { $0.kind == .straySession }) { StraySessions.settle() }
    return unfinishedWork.filter { !kinds.contains($0.kind) }
  }
}
