import CameraControl

/// Writes numbers for traces and instructions.
enum PlainNumber {
  /// Returns a number with up to four digits after the decimal point.
  static func text(_ value: Double) -> String { format.number(value) }

  private static let format: ValueFormat = {
    var format = ValueFormat()
    format.maximumFractionDigits = 4
    return format
  }()
}
