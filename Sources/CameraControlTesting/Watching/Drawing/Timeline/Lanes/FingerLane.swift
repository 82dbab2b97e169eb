import CameraControl

/// Draws what the finger did.
struct FingerLane {
  private var steps: [Moment] = []
  /// The presses of each button.
  private var presses = SpanRows()
  private let finger: FingerPlaces

  init(_ entries: ArraySlice<Trace.Entry>) {
    finger = FingerPlaces(entries)
    for moment in entries.moments {
      if moment.kind == .step { steps.append(moment) }
      switch moment.event {
      case .gesture(let gesture): add(gesture, moment)
      case .input(.button(let button, let isDown)):
        presses.turn(TraceText.name(button), isOn: isDown, at: moment)
      case _: break
      }
    }
  }

  private mutating func add(_ gesture: ButtonGesture, _ moment: Moment) {
    switch gesture {
    case .touchBegan: presses.begin("touch", at: moment)
    case .touchEnded: presses.end("touch", at: moment)
    case .lightPress, .doubleLightPress: presses.begin("light press", at: moment)
    case .lightRelease: presses.end("light press", at: moment)
    case .clickDown: presses.begin("click", at: moment)
    case .clickUp: presses.end("click", at: moment)
    case .lightHold, .slide, .doubleClick, .clickHold: break
    }
  }

  func draw(_ page: inout LanePage) {
    page.moments(steps, named: "steps", "step")
    if !finger.readings.isEmpty {
      page.name("force", "step", rowHeight: Self.curveRow)
      curve(finger.readings.map { ($0.entry, $0.instant, $0.force) }, 0...1, &page, "force")
    }
    if let range = page.scales.positions, range.lowerBound < range.upperBound,
      !finger.positions.isEmpty
    {
      page.name("position", "step", rowHeight: Self.curveRow)
      curve(finger.places.map { ($0.entry, $0.instant, $0.position) }, range, &page, "place")
    }
    for row in presses.rows { page.spans(row.spans, named: row.name, "press") }
  }

  private func curve(
    _ points: [(Int, PhoneInstant, Double?)], _ range: ClosedRange<Double>, _ page: inout LanePage,
    _ style: String
  ) {
    let (axis, top) = (page.axis, page.height)
    var (path, before) = (Path(), Int?.none)
    for (entry, instant, value) in points {
      let x = axis.x(instant)
      guard let value else {
        if let before { path.line(to: x, before) }
        path.lift()
        before = nil
        continue
      }
      let part = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
      let y = 3 + Int(((1 - part) * Double(Self.curveRow - 6)).rounded())
      // The last reading holds until the next reading, which may come much later.
      if let before { path.line(to: x, before) }
      path.line(to: x, top + y)
      page.mark(entry, x: x - 3, top: y - 3, width: 6, height: 6)
      before = top + y
    }
    page.row(Self.curveRow) { markup, _ in markup.draw(path, "curve \(style)") }
  }

  private static let curveRow = 38
}
