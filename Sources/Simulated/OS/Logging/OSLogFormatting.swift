import Foundation

/// How wide a value in a message is at least.
public struct OSLogStringAlignment: Hashable, Sendable {
  private let columns: Int
  private let isLeft: Bool

  /// As wide as the value is.
  public static let none = OSLogStringAlignment(columns: 0, isLeft: false)

  /// Fills with spaces on the left.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: false)
  }

  /// Fills with spaces on the right.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }

  func pad(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + spaces : spaces + text
  }
}

/// The form of an integer in a message.
public struct OSLogIntegerFormatting: Hashable, Sendable {
  private let radix: Int
  private let isUppercase: Bool
  private let minimumDigits: Int

  /// As a decimal number.
  public static let decimal = OSLogIntegerFormatting(
    radix: 10, isUppercase: false, minimumDigits: 0)
  /// As a hexadecimal number.
  public static let hex = OSLogIntegerFormatting(radix: 16, isUppercase: false, minimumDigits: 0)
  /// As an octal number.
  public static let octal = OSLogIntegerFormatting(radix: 8, isUppercase: false, minimumDigits: 0)

  /// As a decimal number with at least so many digits.
  public static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, isUppercase: false, minimumDigits: minDigits)
  }

  /// As a hexadecimal number, perhaps in capitals.
  public static func hex(uppercase: Bool) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, isUppercase: uppercase, minimumDigits: 0)
  }

  func text(of value: some BinaryInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
    return (value < 0 ? "-" : "") + zeros + digits
  }
}

/// The form of a number with a fraction in a message.
public struct OSLogFloatFormatting: Hashable, Sendable {
  private let precision: Int
  private let letter: String

  /// With six digits after the point.
  public static let fixed = OSLogFloatFormatting.fixed(precision: 6)
  /// With a power of ten.
  public static let exponential = OSLogFloatFormatting(precision: 6, letter: "e")
  /// The shorter of the two.
  public static let hybrid = OSLogFloatFormatting(precision: 6, letter: "g")

  /// With so many digits after the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision, letter: "f")
  }

  func text(of value: Double) -> String { String(format: "%.\(precision)\(letter)", value) }
}
