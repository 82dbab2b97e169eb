import CameraControl

/// Draws what the finger did.
struct FingerLane {
  private var steps: [Moment] = []
  /// The presses of each button.
  private(set) var presses = SpanRows()
  private var readings: [Reading] = []
  private var slides: [Reading] = []
  private var way = 0.0

  private struct Reading {
    let instant: PhoneInstant
    let entry: Int
    var force = 0.0
    /// In millimetres; `nil` without a finger.
    var position: Double?
  }

  init(_ entries: ArraySlice<Trace.Entry>) {
    for index in entries.indices { take(entries[index], index) }
  }

  static func draw(_ entries: ArraySlice<Trace.Entry>, _ page: inout LanePage) {
    FingerLane(entries).draw(&page)
  }

  private mutating func take(_ entry: Trace.Entry, _ index: Int) {
    let instant = entry.instant
    switch entry.kind {
    case .step: steps.append(Moment(instant: instant, text: entry.text, entry: index))
    case .gesture: take(gesture: entry.text, at: instant, index)
    case .input:
      if let button = EntryReading.button(entry.text) {
        presses.turn(button.name, isOn: button.isDown, at: instant, entry: index)
      }
    case .sample:
      if let sample = EntryReading.sample(entry.text) {
        readings.append(
          Reading(
            instant: instant, entry: index, force: sample.force, position: sample.position))
      }
    case .overlay, .queue, .callback, .value, .written, .enabled, .device, .event, .system, .sound,
      .session, .focus, .diagnostic, .fault, .unanswered, .haptic, .launch, .process, .content,
      .app:
      break
    }
  }

  private mutating func take(gesture: String, at instant: PhoneInstant, _ index: Int) {
    switch gesture {
    case "touch began":
      presses.begin("touch", at: instant, entry: index)
      slides.append(Reading(instant: instant, entry: index, position: way))
    case "touch ended":
      presses.end("touch", at: instant, entry: index)
      slides.append(Reading(instant: instant, entry: index, position: nil))
    case "light press": presses.begin("light press", at: instant, entry: index)
    case "light release": presses.end("light press", at: instant, entry: index)
    case "click down": presses.begin("click", at: instant, entry: index)
    case "click up": presses.end("click", at: instant, entry: index)
    default:
      guard let slide = EntryReading.slide(gesture) else { return }
      way += slide
      slides.append(Reading(instant: instant, entry: index, position: way))
    }
  }

  /// Where the finger was read, or where its slides led if there are no readings.
  private var places: [Reading] { readings.isEmpty ? slides : readings }

  /// The positions of the finger, in millimetres.
  var positions: [Double] { places.compactMap(\.position) }

  private func draw(_ page: inout LanePage) {
    page.moments(steps, named: "steps", "step")
    if !readings.isEmpty {
      page.name("force", "step", rowHeight: Self.curveRow)
      curve(readings.map { ($0.entry, $0.instant, $0.force) }, 0...1, &page, "force")
    }
    if let range = page.scales.positions, range.lowerBound < range.upperBound, !positions.isEmpty {
      page.name("position", "step", rowHeight: Self.curveRow)
      curve(places.map { ($0.entry, $0.instant, $0.position) }, range, &page, "place")
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
      // What was read last holds until the next reading, which may be a while.
      if let before { path.line(to: x, before) }
      path.line(to: x, top + y)
      page.mark(entry, x: x - 3, top: y - 3, width: 6, height: 6)
      before = top + y
    }
    page.row(Self.curveRow) { markup, _ in
      markup.element("path", .path(path), .style("curve \(style)"))
    }
  }

  private static let curveRow = 38
}
