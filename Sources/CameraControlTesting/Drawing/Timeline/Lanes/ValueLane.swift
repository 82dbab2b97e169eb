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
    var right = 0
    page.row(rowHeight) { markup, top in
      for span in control.off.rows.flatMap(\.spans) {
        let (x, end) = (axis.x(span.start), span.end.map { axis.x($0) } ?? axis.width)
        markup.element(
          "rect", .x(x), .y(top + 2), .width(max(3, end - x)), .height(rowHeight - 4),
          .style("disabled"))
      }
      var steps = ValueSteps(control.values.map(\.value), from: top + 8, to: top + rowHeight - 6)
      for (index, point) in control.values.enumerated() {
        let next = index + 1 < control.values.count ? control.values[index + 1].instant : nil
        steps.add(
          point.value, at: axis.x(point.instant), until: next.map { axis.x($0) },
          isWritten: point.isWritten)
      }
      steps.draw(to: axis.width, &markup)
      right = steps.right
    }
    page.reach(right)
  }

  private static let rowHeight = 36
  private static let mostControls = 25
}
