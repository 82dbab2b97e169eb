/// A number that a dial can stand at: what a slider's or picker's action gets.
package protocol DialValue: Sendable, Equatable {
  /// Makes the number from the dial's own.
  init(dialed: Double)

  /// The number as the dial has it.
  var dialed: Double { get }
}

extension Float: DialValue {
  package init(dialed: Double) { self = Float(dialed) }
  package var dialed: Double { Double(self) }
}

extension Int: DialValue {
  package init(dialed: Double) { self = Int(dialed) }
  package var dialed: Double { Double(self) }
}
