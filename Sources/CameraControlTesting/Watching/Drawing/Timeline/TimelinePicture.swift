import CameraControl

/// Draws timelines of traces below each other, on one axis.
struct TimelinePicture {
  private let excerpts: [TraceExcerpt]
  private let lanes: [TraceDrawing.Lane]
  let axis: TimeAxis
  private let scales: TimelineScales
  let difference: TraceDifference?
  private let hasMarks: Bool

  /// Creates a picture, which says where entries are seen if `hasMarks` is `true`.
  init(_ excerpts: [TraceExcerpt], _ lanes: [TraceDrawing.Lane], hasMarks: Bool = false) {
    self.excerpts = excerpts
    self.lanes = lanes
    scales = TimelineScales(excerpts)
    axis = TimeAxis(excerpts.flatMap { $0.entries.map(\.instant) })
    difference =
      excerpts.count > 1 ? TraceDifference(excerpts[0].entries, excerpts[1].entries) : nil
    self.hasMarks = hasMarks || difference != nil
  }

  /// The picture as a complete SVG document.
  var svg: String { drawn.markup.text + "\n" }

  /// The picture as an element with its style sheet, and where the entries of each trace are seen.
  var drawn: (markup: Markup, marks: [[Mark]]) {
    var (body, marks) = (Markup(), [[Mark]]())
    var (y, right) = (Self.head, axis.width)
    for excerpt in excerpts {
      let section = section(excerpt)
      body.element("g", .move(0, y)) { $0.append(section.markup) }
      marks.append(section.marks.flatMap { $0.moved(down: y).each(of: excerpt.entries) })
      if let difference, marks.count <= 2 {
        DifferencePicture(difference, ofSecond: marks.count == 2, excerpts.map(\.entries))
          .draw(marks[marks.count - 1], on: axis, from: y, to: y + section.height, &body)
      }
      y += section.height
      right = max(right, section.right)
    }
    if let difference { y += draw(difference, at: y, &body) }
    let (width, height) = (LanePage.margin + right + Self.border, y + Self.border)
    var picture = Markup()
    picture.element(
      "svg", .text("xmlns", "http://www.w3.org/2000/svg"), .width(width), .height(height),
      .text("viewBox", "0 0 \(width) \(height)"), .style("timeline"), .text("role", "img"),
      .text("aria-label", summary)
    ) { picture in
      picture.element("style") { $0.write(TimelineStyle.sheet) }
      picture.element("rect", .width(width), .height(height), .style("paper"))
      drawAxis(to: y, &picture)
      picture.append(body)
    }
    return (picture, marks)
  }

  /// A sentence for people who do not see the picture.
  private var summary: String {
    let parts = excerpts.map { excerpt in
      let steps = excerpt.entries.count { $0.kind == .step }
      let name = excerpt.title.isEmpty ? "a trace" : "the trace “\(excerpt.title)”"
      return "\(name) with \(excerpt.total) entries and \(steps) steps"
    }
    return "Timeline of " + parts.joined(separator: ", and of ")
  }

  /// Draws the lanes of a trace.
  private func section(_ excerpt: TraceExcerpt) -> LanePage {
    var page = LanePage(axis, scales, hasMarks: hasMarks)
    if !excerpt.title.isEmpty {
      page.row(24) { markup, top in
        markup.label(Lettering.fitted(excerpt.title, to: 400), 14, top + 17, "title")
      }
    }
    var pages = lanes.map { lane in
      var page = LanePage(axis, scales, hasMarks: hasMarks)
      draw(lane, excerpt.entries, &page)
      return page
    }
    let findings = FindingLane(excerpt.entries)
    var last = LanePage(axis, scales, hasMarks: hasMarks)
    findings.draw(&last)
    pages.append(last)
    pages.removeAll { $0.height == 0 }
    page.flag(findings.instants, depth: LanePage.depth(of: pages))
    var isStriped = false
    for lane in pages {
      page.add(lane, isStriped: isStriped)
      isStriped.toggle()
    }
    let nothing = excerpt.entries.isEmpty ? "Nothing happened." : nil
    for note in [excerpt.omission ?? nothing, excerpt.textNote].compactMap(\.self) {
      page.row(22) { markup, top in markup.label(note, LanePage.margin, top + 15, "note") }
      page.reach(Lettering.width(of: note))
    }
    page.skip(8)
    return page
  }

  private func draw(
    _ lane: TraceDrawing.Lane, _ entries: ArraySlice<Trace.Entry>, _ page: inout LanePage
  ) {
    switch lane {
    case .finger: FingerLane(entries).draw(&page)
    case .overlay: OverlayLane(entries, page).draw(&page)
    case .callbacks: CallbacksLane.draw(entries, &page)
    case .values: ValueLane.draw(entries, &page)
    case .app: NoteLane.draw([.app], of: entries, "app", &page)
    case .system: NoteLane.draw(NoteLane.system, of: entries, "system", &page)
    }
  }

  private static let head = 26
  private static let border = 14

  // MARK: The axis and the difference

  private func drawAxis(to bottom: Int, _ picture: inout Markup) {
    picture.element("g", .move(LanePage.margin, 0)) { picture in
      var (lines, last) = (Path(), Int.min / 2)
      for instant in instants {
        let x = axis.x(instant)
        guard x - last >= Self.timeSpace else { continue }
        last = x
        lines.line(from: (x, Self.head - 4), to: (x, bottom))
        picture.label("\(instant)", x, 16, "time")
      }
      if !lines.isEmpty { picture.draw(lines, "grid") }
      for fold in axis.folds { draw(fold, to: bottom, &picture) }
    }
  }

  private var instants: [PhoneInstant] {
    axis.stretches.flatMap { stretch in
      // The beginning of each stretch, and then round steps.
      stride(from: stretch.start, through: stretch.end, by: 50_000_000).map {
        PhoneInstant(nanoseconds: $0)
      }
    }
  }

  private func draw(_ fold: TimeAxis.Fold, to bottom: Int, _ picture: inout Markup) {
    picture.box(fold.x + 4, Self.head - 4, TimeAxis.fold - 8, bottom - Self.head + 4, "fold")
    var line = Path()
    line.line(
      from: (fold.x + TimeAxis.fold / 2, Self.head - 4), to: (fold.x + TimeAxis.fold / 2, bottom))
    picture.draw(line, "zigzag")
    picture.label("⋯ \(Self.text(of: fold.duration))", fold.x + TimeAxis.fold / 2, 16, "time")
  }

  /// Says how much differs, and returns the height that this takes.
  private func draw(_ difference: TraceDifference, at y: Int, _ picture: inout Markup) -> Int {
    let count = "\(difference.count) \(difference.count == 1 ? "entry differs" : "entries differ")"
    let text = "first difference at \(difference.start); \(count)"
    let x = min(axis.x(difference.start), max(0, axis.width - Lettering.width(of: text)))
    picture.label(text, LanePage.margin + x, y + 9, "difference")
    return 8
  }

  /// Returns a duration with as many digits as there is room for.
  private static func text(of duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    switch seconds {
    case 0: return "\(attoseconds / 1_000_000_000_000_000) ms"
    case 1..<100: return "\(seconds).\(attoseconds / 100_000_000_000_000_000) s"
    case 100..<6000: return "\(seconds / 60) min"
    default: return "\(seconds / 3600) h"
    }
  }

  private static let timeSpace = 58
}
