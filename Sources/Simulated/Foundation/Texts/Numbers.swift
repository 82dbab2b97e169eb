// Foundation on Linux has these initializers for every number type but `CGFloat`. Apps use them for
// switch-over zoom factors.

extension CGFloat {
  /// Creates the number nearest to a boxed number.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Creates a number from a boxed one, or `nil` if it cannot be represented exactly.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
