import CameraControl

extension ControlFace {
  /// Returns where the value stands on a line of a length.
  func place(on length: Int) -> Int {
    // Written so that NaN ends up at the left end.
    let held = fraction > 0 ? min(fraction, 1) : 0
    // The text of a trace has few places, and a value of a picker stands on its mark.
    let steps = positionCount.map { Double($0 - 1) }
    let exact = steps.map { (held * $0).rounded() / $0 } ?? held
    return Int((exact * Double(length)).rounded())
  }

  /// Returns where the values stand on a line of a length, if they are few and evenly spaced.
  func marks(on length: Int) -> [Int] {
    guard let count = positionCount else { return [] }
    return (0..<count).map { Int((Double($0 * length) / Double(count - 1)).rounded()) }
  }

  private var positionCount: Int? {
    look?.scale.evenPositionCount.flatMap { (2...Self.mostMarks).contains($0) ? $0 : nil }
  }

  // With more marks, neighboring values have the same text in a trace.
  private static let mostMarks = 13
}
