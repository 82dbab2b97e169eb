/// Draws values as steps, each of which holds until the next.
struct ValueSteps {
  private let range: ClosedRange<Double>
  private let (top, bottom): (Int, Int)
  private var (line, written, texts) = (Path(), Path(), Markup())
  private var height: Int?

  /// How far the texts reach.
  private(set) var right = 0

  /// Creates steps for values in a range, which fills the height from `top` to `bottom`.
  init(_ range: ClosedRange<Double>, from top: Int, to bottom: Int) {
    self.range = range
    (self.top, self.bottom) = (top, bottom)
  }

  /// Adds a value, with its text if there is room before the next one.
  mutating func add(_ value: Double, at x: Int, until next: Int?, isWritten: Bool) {
    let y = place(of: value)
    if let height { line.line(to: x, height) }
    line.line(to: x, y)
    height = y
    if isWritten {
      written.move(to: x - 4, y)
      written.line(to: x, y - 4)
      written.line(to: x + 4, y)
      written.line(to: x, y + 4)
      written.close()
    }
    let text = TraceText.number(value)
    let end = x + 8 + Lettering.width(of: text)
    guard end < next ?? .max else { return }
    texts.label(text, x + 6, y - 3, "value")
    right = max(right, end)
  }

  /// Draws the steps, the last of which holds until `end`.
  mutating func draw(to end: Int, _ markup: inout Markup) {
    if let height { line.line(to: end, height) }
    markup.draw(line, "curve value")
    if !written.isEmpty { markup.draw(written, "written") }
    markup.append(texts)
  }

  /// Returns how far down a value stands.
  func place(of value: Double) -> Int {
    // Halved, because the whole range may be larger than the largest number.
    let length = range.upperBound / 2 - range.lowerBound / 2
    let part = length > 0 ? (value / 2 - range.lowerBound / 2) / length : 0
    return top + Int(((1 - part) * Double(bottom - top)).rounded())
  }
}
