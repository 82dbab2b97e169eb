import Foundation
import SimulatedCoreGraphics

/// How wide a value in a message is at least: spaces on the left or on the right fill the columns.
@Kept(
  """
  static let none: OSLogStringAlignment = Self(columns: 0, isLeft: false)
  static func right(columns: Int) -> OSLogStringAlignment = Self(columns: columns, isLeft: false)
  static func left(columns: Int) -> OSLogStringAlignment = Self(columns: columns, isLeft: true)
  """)
public struct OSLogStringAlignment: Hashable, Sendable {
  private let columns: Int
  private let isLeft: Bool

  func pad(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + spaces : spaces + text
  }
}

/// The form of an integer in a message.
@Kept(
  """
  static let decimal: OSLogIntegerFormatting = .decimal(minDigits: 0)
  static let hex: OSLogIntegerFormatting = .hex(uppercase: false)
  static let octal: OSLogIntegerFormatting = Self(radix: 8, isUppercase: false, minimumDigits: 0)
  static func decimal(minDigits: Int) -> OSLogIntegerFormatting = Self(radix: 10, isUppercase: false, minimumDigits: minDigits)
  static func hex(uppercase: Bool) -> OSLogIntegerFormatting = Self(radix: 16, isUppercase: uppercase, minimumDigits: 0)
  """)
public struct OSLogIntegerFormatting: Hashable, Sendable {
  private let radix: Int
  private let isUppercase: Bool
  private let minimumDigits: Int

  func text(of value: some BinaryInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
    return (value < 0 ? "-" : "") + zeros + digits
  }
}

/// The form of a number with a fraction in a message; `hybrid` is the shorter of the other two.
@Kept(
  #"""
  static let fixed: OSLogFloatFormatting = .fixed(precision: 6)
  static let exponential: OSLogFloatFormatting = Self(precision: 6, letter: "e")
  static let hybrid: OSLogFloatFormatting = Self(precision: 6, letter: "g")
  static func fixed(precision: Int) -> OSLogFloatFormatting = Self(precision: precision, letter: "f")
  """#)
public struct OSLogFloatFormatting: Hashable, Sendable {
  private let precision: Int
  private let letter: String

  func text(of value: Double) -> String { String(format: "%.\(precision)\(letter)", value) }
}
