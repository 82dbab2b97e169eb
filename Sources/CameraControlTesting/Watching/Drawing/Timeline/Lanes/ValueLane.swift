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
    for moment in entries.moments { lane.add(moment) }
    let rest = lane.controls.count - mostControls
    for control in lane.controls.prefix(mostControls) { draw(control, &page) }
    if rest > 0 {
      page.name("+ \(rest) more", "value", rowHeight: 17)
      page.skip(17)
    }
  }

  private mutating func add(_ moment: Moment) {
    switch moment.event {
    case .value(let name, let value): add(value, of: name, moment, isWritten: false)
    case .written(let name, let value): add(value, of: name, moment, isWritten: true)
    case .enabled(let name, let isOn):
      controls[place(of: name)].off.turn("off", isOn: !isOn, at: moment)
    case _: break
    }
  }

  private mutating func add(
    _ value: Double, of name: String, _ moment: Moment, isWritten: Bool
  ) {
    guard value.isFinite else { return }
    controls[place(of: name)].values.append((moment.entry, moment.instant, value, isWritten))
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
