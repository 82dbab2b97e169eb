import CameraControl

/// The part of a timeline on which a lane is drawn, row by row from the top.
///
/// The origin is where time begins; the names of rows stand to the left of it.
struct LanePage {
  let axis: TimeAxis
  private(set) var markup = Markup()
  private(set) var height = 0
  private(set) var right = 0

  /// Where entries are seen; empty if the page was made without marks.
  private(set) var marks: [Mark] = []
  private let hasMarks: Bool

  /// What curves are measured with.
  let scales: TimelineScales

  init(_ axis: TimeAxis, _ scales: TimelineScales, hasMarks: Bool) {
    self.axis = axis
    self.scales = scales
    self.hasMarks = hasMarks
    right = axis.width
  }

  /// Leaves room.
  mutating func skip(_ pixels: Int) { height += pixels }

  /// Writes the name of the row that begins here, at the middle of `rowHeight`.
  mutating func name(_ name: String, _ style: String, rowHeight: Int) {
    guard !name.isEmpty else { return }
    markup.label(
      Lettering.fitted(name, to: Self.margin - 20), -10, height + rowHeight / 2 + 4, "row \(style)")
  }

  /// Notes that an entry is seen in a place, which is `top` pixels below the row that begins here.
  ///
  /// Entries of its kind up to `last` may be seen there, too.
  mutating func mark(
    _ entry: Int, to last: Int? = nil, x: Int, top: Int = 0, width: Int, height: Int
  ) {
    guard hasMarks else { return }
    marks.append(
      Mark(
        entry: entry, last: last ?? entry, x: x, y: self.height + top, width: width, height: height)
    )
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
        ticks.line(from: (x, height + 3), to: (x, height + 9))
        mark(moment.entry, to: moment.lastEntry, x: x - 2, top: 1, width: 5, height: 10)
        continue
      }
      if row == ends.count { ends.append(end) } else { ends[row] = end }
      right = max(right, end)
      let top = height + row * Self.textRow
      ticks.line(from: (x, height + 3), to: (x, top + 14))
      let (rowTop, width) = (row * Self.textRow, end - x - 4)
      mark(
        moment.entry, to: moment.lastEntry, x: x - 2, top: rowTop, width: width,
        height: Self.textRow)
      texts.label(text, x + 4, top + 13, style)
    }
    markup.draw(ticks, "tick \(style)")
    markup.append(texts)
    height += max(1, ends.count) * Self.textRow
    if missing > 0 {
      markup.label("+ \(missing) more", -10, height - 4, "row \(style)")
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
      markup.box(
        x, height + 3, max(3, end - x), Self.barRow - 6, radius: 3,
        "bar \(style)\(open)\(span.style.isEmpty ? "" : " " + span.style)")
      for entry in [span.entry, span.endEntry].compactMap(\.self) {
        mark(entry, x: x, top: 3, width: max(3, end - x), height: Self.barRow - 6)
      }
    }
    height += Self.barRow
  }

  /// Writes the name of the rows that follow, with a line as long as they are.
  mutating func heading(_ heading: String, _ style: String, _ entries: [Int] = []) {
    let text = Lettering.fitted(heading, to: Self.longestHeading)
    let (start, end) = (14 - Self.margin, axis.width)
    var line = Path()
    line.line(
      from: (max(start, start + Lettering.width(of: text) + 8), height + 9),
      to: (max(end, start + Lettering.width(of: text) + 40), height + 9))
    markup.draw(line, "rule \(style)")
    markup.label(text, start, height + 13, style)
    for entry in entries {
      mark(entry, x: start - 3, width: Lettering.width(of: text) + 6, height: Self.textRow)
    }
    reach(start + Lettering.width(of: text) + 40)
    height += Self.textRow
  }

  /// Draws moments without texts.
  mutating func ticks(_ moments: [Moment], named rowName: String, _ style: String) {
    name(rowName, style, rowHeight: Self.barRow)
    var (path, last) = (Path(), Int.min)
    for moment in moments {
      let x = axis.x(moment.instant)
      mark(moment.entry, x: x - 2, top: 3, width: 5, height: Self.barRow - 6)
      guard x != last else { continue }
      path.line(from: (x, height + 3), to: (x, height + Self.barRow - 3))
      last = x
    }
    if !path.isEmpty { markup.draw(path, "tick \(style)") }
    height += Self.barRow
  }

  /// Makes sure that the picture reaches `x`.
  mutating func reach(_ x: Int) { right = max(right, x) }

  /// Adds a lane below what is there.
  mutating func add(_ lane: LanePage, isStriped: Bool) {
    marks += lane.marks.lazy.map { [height] in $0.moved(down: height + 4) }
    row(lane.height + Self.gap) { markup, top in
      if isStriped {
        markup.element(
          "rect", .y(top), .text("width", "100%"), .height(lane.height + Self.gap), .style("stripe")
        )
      }
      markup.element("g", .move(Self.margin, top + 4)) { $0.append(lane.markup) }
    }
    reach(lane.right)
  }

  /// Returns the height that lanes have when they are added.
  static func depth(of lanes: [LanePage]) -> Int { lanes.reduce(0) { $0 + $1.height + gap } }

  /// Marks instants in the lanes that follow, which are `depth` high.
  mutating func flag(_ instants: [PhoneInstant], depth: Int) {
    guard !instants.isEmpty else { return }
    var flags = Path()
    for instant in instants {
      flags.line(
        from: (Self.margin + axis.x(instant), height),
        to: (Self.margin + axis.x(instant), height + depth))
    }
    row(0) { markup, _ in markup.draw(flags, "flag") }
  }

  /// The width of the names of rows.
  static let margin = 132

  private static let gap = 8
  private static let textRow = 17
  private static let barRow = 16
  private static let mostRows = 6
  private static let longestHeading = 560
}

/// An event without duration that a lane shows.
struct Moment {
  private let source: Trace.Entry
  /// The index of its entry.
  let entry: Int
  /// The index of the last entry of its kind that is joined with it, and the text of all of these.
  var lastEntry: Int?
  var joined: String?

  init(_ source: Trace.Entry, at entry: Int) { (self.source, self.entry) = (source, entry) }

  var instant: PhoneInstant { source.instant }
  var kind: Trace.Kind { source.kind }
  var event: PhoneRecord.Event? { source.event }
  var text: String { joined ?? source.text }
}

extension ArraySlice<Trace.Entry> {
  /// The entries as moments.
  var moments: some Sequence<Moment> { indices.lazy.map { Moment(self[$0], at: $0) } }
}

/// An event with a beginning and, usually, an end.
struct Span {
  var start: PhoneInstant
  /// The end; `nil` if there was none.
  var end: PhoneInstant?
  var style = ""
  /// The indices of the entries that begin and end it, if it has such entries.
  var entry: Int?
  var endEntry: Int?
}
