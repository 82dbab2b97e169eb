import CameraControl

/// Draws the overlay as a band for each control or list, with each value at the time when it began.
struct OverlayLane {
  private let history: OverlayHistory
  /// Where each period begins.
  private let starts: [Int]
  private var bands: [Band] = []

  /// A control or the list, for as long as it was shown.
  private struct Band {
    var periods: Range<Int>
    var end = Int.max
    /// The entry that ended it by hiding the overlay.
    var endEntry: Int?
  }

  init(_ entries: ArraySlice<Trace.Entry>, _ page: LanePage) {
    let history = OverlayHistory(entries)
    self.history = history
    starts = history.periods.map { page.axis.x(entries[$0.entry].instant) }
    for (place, period) in history.periods.enumerated() {
      if period.isNewValue {
        bands[bands.count - 1].periods = bands[bands.count - 1].periods.lowerBound..<place + 1
        continue
      }
      let isHidden = history.appearance(in: period) == .hidden
      if let last = bands.indices.last, bands[last].end == .max {
        bands[last].end = starts[place]
        if isHidden { bands[last].endEntry = period.entry }
      }
      if !isHidden { bands.append(Band(periods: place..<place + 1)) }
    }
    if let last = bands.last, last.end == .max {
      let start = starts[last.periods.upperBound - 1]
      bands[bands.count - 1].end = max(page.axis.width, start + Self.shortest)
    }
  }

  func draw(_ page: inout LanePage) {
    guard let last = bands.last else { return }
    for band in bands { mark(band, &page) }
    page.name("overlay", "shown", rowHeight: Self.rowHeight)
    page.reach(last.end)
    page.row(Self.rowHeight) { markup, top in for band in bands { draw(band, top, &markup) } }
  }

  private func mark(_ band: Band, _ page: inout LanePage) {
    let start = starts[band.periods.lowerBound]
    let width = max(3, band.end - start)
    let first = history.periods[band.periods.lowerBound].entry
    for entry in [first, band.endEntry].compactMap(\.self) {
      page.mark(entry, x: start, top: 3, width: width, height: Self.rowHeight - 6)
    }
  }

  private func draw(_ band: Band, _ top: Int, _ markup: inout Markup) {
    let first = band.periods.lowerBound
    markup.box(
      starts[first], top + 3, max(3, band.end - starts[first]), Self.rowHeight - 6, radius: 6,
      "band")
    // The lane writes only values that fit; it marks the other values without their text.
    var (shown, lines) = ([first], Path())
    for place in band.periods.dropFirst() {
      let isReadable = end(of: place, in: band) - starts[place] >= room(for: place)
      if isReadable { shown.append(place) }
      lines.line(
        from: (starts[place], top + (isReadable ? 3 : Self.rowHeight - 8)),
        to: (starts[place], top + Self.rowHeight - 3))
    }
    if !lines.isEmpty { markup.draw(lines, "change") }
    for (index, place) in shown.enumerated() {
      let end = index + 1 < shown.count ? starts[shown[index + 1]] : band.end
      draw(place, starts[place] + 8, top + Self.rowHeight / 2, end - starts[place] - 16, &markup)
    }
  }

  private func end(of place: Int, in band: Band) -> Int {
    place + 1 < band.periods.upperBound ? starts[place + 1] : band.end
  }

  /// Returns the width that is needed to write the value of a period.
  private func room(for place: Int) -> Int {
    guard case .control(let face) = history.appearance(in: history.periods[place]) else { return 0 }
    return Lettering.width(of: OneLine.short(face.valueText)) + 16
  }

  private static let rowHeight = 32
  // The width for an overlay that is still open at the end.
  private static let shortest = 200

  // MARK: What is shown

  private func draw(_ place: Int, _ x: Int, _ middle: Int, _ width: Int, _ markup: inout Markup) {
    guard width >= Lettering.cell * 3 else { return }
    let period = history.periods[place]
    switch history.appearance(in: period) {
    case .hidden: break
    case .control(let face): Self.draw(face, period.isNewValue, x, middle, width, &markup)
    case .list(let faces, let highlighted):
      var (place, left) = (x, width)
      for (index, face) in faces.enumerated() where left >= Lettering.cell * 3 {
        let title = Lettering.fitted(face.title, to: left)
        let style = index == highlighted ? "face lit" : face.isEnabled ? "face dim" : "face off"
        markup.label(title, place, middle + 4, style)
        let step = Lettering.width(of: title) + 14
        place += step
        left -= step
      }
    }
  }

  private static func draw(
    _ face: ControlFace, _ isNewValue: Bool, _ x: Int, _ middle: Int, _ width: Int,
    _ markup: inout Markup
  ) {
    let style = face.isEnabled ? "face" : "face off"
    let value = OneLine.short(face.valueText)
    let title = Lettering.fitted(face.title, to: width)
    let start = x + Lettering.width(of: title) + 10
    guard start + trackLength + 10 + Lettering.width(of: value) <= x + width else {
      // With little space, the title identifies the control, and later only new values appear.
      let text = isNewValue ? value : title
      markup.label(text, x, middle + 4, style)
      return
    }
    markup.label(title, x, middle + 4, "\(style) lit")
    drawTrack(face, start, middle, &markup)
    markup.label(value, start + trackLength + 10, middle + 4, style)
  }

  private static func drawTrack(
    _ face: ControlFace, _ start: Int, _ middle: Int, _ markup: inout Markup
  ) {
    var track = Path()
    track.line(from: (start, middle), to: (start + trackLength, middle))
    for x in face.marks(on: trackLength) {
      track.line(from: (start + x, middle - 4), to: (start + x, middle + 4))
    }
    markup.draw(track, "track")
    // The position of the knob isn't known for every value.
    guard face.fraction.isFinite else { return }
    let knob = start + face.place(on: trackLength)
    markup.element(
      "circle", .number("cx", knob), .number("cy", middle), .number("r", 4),
      .style(face.isEnabled ? "knob" : "knob off"))
  }

  private static let trackLength = 64
}
