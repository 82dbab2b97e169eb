public import Foundation

// Foundation has these for every other type of number, and on a phone for this one, too. Apps use
// them for switch-over factors.

extension CGFloat {
  /// Makes the number nearest to a boxed one.
  public init(truncating number: NSNumber) {
    self.init(number.doubleValue)
  }

  /// Unboxes a number; nil if it cannot be represented exactly.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
