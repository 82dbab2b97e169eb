/// The line of a `path` element, with whole coordinates.
struct Path {
  private var bytes: [UInt8] = []
  private var place: (x: Int, y: Int)?

  var isEmpty: Bool { bytes.isEmpty }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Begins a line at a point.
  mutating func move(to x: Int, _ y: Int) {
    write("M", x, y)
    place = (x, y)
  }

  /// Draws a line to a point, or begins one there.
  mutating func line(to x: Int, _ y: Int) {
    guard let from = place else { return move(to: x, y) }
    if from == (x, y) { return }
    if from.y == y {
      write("h", x - from.x)
    } else if from.x == x {
      write("v", y - from.y)
    } else {
      write("l", x - from.x, y - from.y)
    }
    place = (x, y)
  }

  /// Draws a separate line.
  mutating func line(from start: (Int, Int), to end: (Int, Int)) {
    move(to: start.0, start.1)
    line(to: end.0, end.1)
  }

  /// Ends a line, so that the next one begins anew.
  mutating func lift() { place = nil }

  /// Draws a line back to where it began.
  mutating func close() {
    bytes.append(UInt8(ascii: "z"))
    place = nil
  }

  private mutating func write(_ command: Unicode.Scalar, _ numbers: Int...) {
    bytes.append(UInt8(ascii: command))
    for (index, number) in numbers.enumerated() {
      // A minus sign divides two numbers as well as a blank does.
      if index > 0, number >= 0 { bytes.append(UInt8(ascii: " ")) }
      Decimal.write(number, to: &bytes)
    }
  }
}
