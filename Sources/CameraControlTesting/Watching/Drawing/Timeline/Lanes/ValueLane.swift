import CameraControl

/// Draws the values of controls as steps, each control in its own row.
struct ValueLane {
  private var controls: [Control] = []
  private var places: [String: Int] = [:]

  private struct Control {
    let name: String
    var values: [(entry: Int, instant: PhoneInstant, value: Double, isWritten: Bool)] = []
    var off = SpanRows()
  }

  static func draw(_ entries: ArraySlice<Trace.Entry>, _ page: inout LanePage) {
    var lane = ValueLane()
    for (kind, moment) in entries.moments { lane.add(moment, kind) }
    let rest = lane.controls.count - mostControls
    for control in lane.controls.prefix(mostControls) { draw(control, &page) }
    if rest > 0 {
      page.name("+ \(rest) more", "value", rowHeight: 17)
      page.skip(17)
    }
  }

  private mutating func add(_ moment: Moment, _ kind: Trace.Kind) {
    switch kind {
    case .value, .written:
      guard let (name, value) = EntryReading.value(moment.text) else { return }
      controls[place(of: name)].values
        .append((moment.entry, moment.instant, value, kind == .written))
    case .enabled:
      // The last word is “on” or “off”, and the name stands before it.
      guard let blank = moment.text.lastIndex(of: " ") else { return }
      let isOff = moment.text[blank...] == " off"
      controls[place(of: String(moment.text[..<blank]))].off.turn("off", isOn: isOff, at: moment)
    case _: break
    }
  }

  private mutating func place(of name: String) -> Int {
    if let place = places[name] { return place }
    places[name] = controls.count
    controls.append(Control(name: name))
    return controls.count - 1
  }

  private static func draw(_ control: Control, _ page: inout LanePage) {
    let range = page.scales.values[control.name] ?? 0...0
    // A value that never changes needs no more room than its text.
    let rowHeight = range.lowerBound < range.upperBound ? curveHeight : lineHeight
    page.name(control.name, "value", rowHeight: rowHeight)
    let axis = page.axis
    var steps = ValueSteps(
      range, from: page.height + rowHeight - curveHeight + 8, to: page.height + rowHeight - 6)
    for point in control.values {
      let y = steps.place(of: point.value) - page.height
      page.mark(point.entry, x: axis.x(point.instant) - 4, top: y - 4, width: 8, height: 8)
    }
    for span in control.off.rows.flatMap(\.spans) {
      let (x, end) = (axis.x(span.start), span.end.map { axis.x($0) } ?? axis.width)
      for entry in [span.entry, span.endEntry].compactMap(\.self) {
        page.mark(entry, x: x, top: 2, width: max(3, end - x), height: rowHeight - 4)
      }
    }
    page.row(rowHeight) { markup, top in
      for span in control.off.rows.flatMap(\.spans) {
        let (x, end) = (axis.x(span.start), span.end.map { axis.x($0) } ?? axis.width)
        markup.box(x, top + 2, max(3, end - x), rowHeight - 4, "disabled")
      }
      for (index, point) in control.values.enumerated() {
        let next = index + 1 < control.values.count ? control.values[index + 1].instant : nil
        steps.add(
          point.value, at: axis.x(point.instant), until: next.map { axis.x($0) },
          isWritten: point.isWritten)
      }
      steps.draw(to: axis.width, &markup)
    }
    page.reach(steps.right)
  }

  private static let curveHeight = 36
  private static let lineHeight = 22
  private static let mostControls = 25
}
