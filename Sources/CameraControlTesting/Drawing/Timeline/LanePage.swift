import CameraControl

/// The part of a timeline on which a lane is drawn, row by row from the top.
///
/// The origin is where time begins; the names of rows stand to the left of it.
struct LanePage {
  let axis: TimeAxis
  private(set) var markup = Markup()
  private(set) var height = 0
  private(set) var right = 0

  init(_ axis: TimeAxis) {
    self.axis = axis
    right = axis.width
  }

  /// Leaves room.
  mutating func skip(_ pixels: Int) { height += pixels }

  /// Writes the name of the row that begins here, at the middle of `rowHeight`.
  mutating func name(_ name: String, _ style: String, rowHeight: Int) {
    guard !name.isEmpty else { return }
    markup.element(
      "text", .x(-10), .y(height + rowHeight / 2 + 4), .style("row \(style)"),
      text: Lettering.fitted(name, to: Self.margin - 20))
  }

  /// Draws markup of a row, whose upper edge it is given.
  mutating func row(_ rowHeight: Int, _ draw: (inout Markup, _ top: Int) -> Void) {
    draw(&markup, height)
    height += rowHeight
  }

  /// Draws moments as ticks with texts, each in the first row where it fits.
  mutating func moments(
    _ moments: [Moment], named rowName: String, _ style: String, longest: Int = 260
  ) {
    guard !moments.isEmpty else { return }
    name(rowName, style, rowHeight: Self.textRow)
    // The texts go on top of all ticks.
    var (ends, ticks, texts, missing) = ([Int](), Path(), Markup(), 0)
    for moment in moments {
      let x = axis.x(moment.instant)
      let text = Lettering.fitted(moment.text, to: longest)
      let end = x + Lettering.width(of: text) + 14
      let row = ends.firstIndex { $0 <= x } ?? ends.count
      guard row < Self.mostRows else {
        missing += 1
        ticks.move(to: x, height + 3)
        ticks.line(to: x, height + 9)
        continue
      }
      if row == ends.count { ends.append(end) } else { ends[row] = end }
      right = max(right, end)
      let top = height + row * Self.textRow
      ticks.move(to: x, height + 3)
      ticks.line(to: x, top + 14)
      texts.element(
        "text", .x(x + 4), .y(top + 13), .style(style), text: text)
    }
    markup.element("path", .path(ticks), .style("tick \(style)"))
    markup.append(texts)
    height += max(1, ends.count) * Self.textRow
    if missing > 0 {
      markup.element(
        "text", .x(-10), .y(height - 4), .style("row \(style)"), text: "+ \(missing) more")
      if ends.count == 1 { height += Self.textRow }
    }
    height += 4
  }

  /// Draws spans as bars in a row of their own.
  mutating func spans(_ spans: [Span], named rowName: String, _ style: String) {
    name(rowName, style, rowHeight: Self.barRow)
    for span in spans {
      let x = axis.x(span.start)
      let end = span.end.map { axis.x($0) } ?? axis.width
      let open = span.end == nil ? " open" : ""
      markup.element(
        "rect", .x(x), .y(height + 3), .width(max(3, end - x)), .height(Self.barRow - 6),
        .radius(3), .style("bar \(style)\(open)\(span.style.isEmpty ? "" : " " + span.style)"))
    }
    height += Self.barRow
  }

  /// Makes sure that the picture reaches as far as `x`.
  mutating func reach(_ x: Int) { right = max(right, x) }

  /// The width of the names of rows.
  static let margin = 132

  private static let textRow = 17
  private static let barRow = 16
  private static let mostRows = 6
}

/// Something without duration that a lane shows.
struct Moment {
  var instant: PhoneInstant
  var text: String
}

/// Something with a beginning and, usually, an end.
struct Span {
  var start: PhoneInstant
  /// The end; `nil` if there was none.
  var end: PhoneInstant?
  var style = ""
}
