import CameraControl

/// Draws the values of controls as steps, each control in a row of its own.
struct ValueLane {
  private var controls: [Control] = []
  private var places: [String: Int] = [:]

  private struct Control {
    let name: String
    var values: [(instant: PhoneInstant, value: Double, isWritten: Bool)] = []
    var off = SpanRows()
  }

  static func draw(_ entries: ArraySlice<Trace.Entry>, _ page: inout LanePage) {
    var lane = ValueLane()
    for entry in entries { lane.take(entry) }
    let rest = lane.controls.count - mostControls
    for control in lane.controls.prefix(mostControls) { draw(control, &page) }
    if rest > 0 {
      page.name("+ \(rest) more", "value", rowHeight: 17)
      page.skip(17)
    }
  }

  private mutating func take(_ entry: Trace.Entry) {
    switch entry.kind {
    case .value, .written:
      guard let (name, value) = EntryReading.value(entry.text) else { return }
      controls[place(of: name)].values.append((entry.instant, value, entry.kind == .written))
    case .enabled:
      // The last word is “on” or “off”, and the name stands before it.
      guard let blank = entry.text.lastIndex(of: " ") else { return }
      let isOff = entry.text[blank...] == " off"
      controls[place(of: String(entry.text[..<blank]))].off
        .turn("off", isOn: isOff, at: entry.instant)
    case .step, .input, .sample, .gesture, .overlay, .callback, .device, .event, .system, .sound,
      .session, .focus, .diagnostic, .fault, .unanswered, .haptic, .launch, .process, .content,
      .app:
      break
    }
  }

  private mutating func place(of name: String) -> Int {
    if let place = places[name] { return place }
    places[name] = controls.count
    controls.append(Control(name: name))
    return controls.count - 1
  }

  private static func draw(_ control: Control, _ page: inout LanePage) {
    page.name(control.name, "value", rowHeight: rowHeight)
    let axis = page.axis
    let values = control.values.map(\.value)
    let (least, most) = (values.min() ?? 0, values.max() ?? 0)
    var (line, written, right) = (Path(), Path(), 0)
    page.row(rowHeight) { markup, top in
      for span in control.off.rows.flatMap(\.spans) {
        let (x, end) = (axis.x(span.start), span.end.map { axis.x($0) } ?? axis.width)
        markup.element(
          "rect", .x(x), .y(top + 2), .width(max(3, end - x)), .height(rowHeight - 4),
          .style("disabled"))
      }
      var before: Int?
      for (index, point) in control.values.enumerated() {
        let x = axis.x(point.instant)
        // Halved, because the whole range may be larger than the largest number.
        let range = most / 2 - least / 2
        let part = range > 0 ? (point.value / 2 - least / 2) / range : 0.5
        let y = top + 8 + Int(((1 - part) * Double(rowHeight - 14)).rounded())
        if let before { line.line(to: x, before) }
        line.line(to: x, y)
        before = y
        if point.isWritten {
          written.move(to: x - 4, y)
          written.line(to: x, y - 4)
          written.line(to: x + 4, y)
          written.line(to: x, y + 4)
          written.close()
        }
        let next =
          index + 1 < control.values.count ? axis.x(control.values[index + 1].instant) : .max
        let text = TraceText.number(point.value)
        let end = x + 8 + Lettering.width(of: text)
        if end < next {
          markup.element("text", .x(x + 6), .y(y - 3), .style("value"), text: text)
          right = max(right, end)
        }
      }
      if let before { line.line(to: axis.width, before) }
      markup.element("path", .path(line), .style("curve value"))
      if !written.isEmpty { markup.element("path", .path(written), .style("written")) }
    }
    page.reach(right)
  }

  private static let rowHeight = 36
  private static let mostControls = 25
}
