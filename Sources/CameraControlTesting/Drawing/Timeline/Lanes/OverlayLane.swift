import CameraControl

/// Draws what the overlay showed, as bands from one appearance to the next.
enum OverlayLane {
  static func draw(_ entries: ArraySlice<Trace.Entry>, _ page: inout LanePage) {
    var last: Int?
    var bands: [(x: Int, end: Int, entry: Int, endEntry: Int?)] = []
    for index in entries.indices where entries[index].kind == .overlay {
      if let last, entries[last].text != hidden {
        let (start, end) = (entries[last].instant, entries[index].instant)
        // What hides the overlay is seen as the end of its band.
        let endEntry = entries[index].text == hidden ? index : nil
        bands.append((page.axis.x(start), page.axis.x(end), last, endEntry))
      }
      last = index
    }
    if let last, entries[last].text != hidden {
      let start = page.axis.x(entries[last].instant)
      bands.append((start, max(page.axis.width, start + shortest), last, nil))
    }
    guard !bands.isEmpty else { return }
    for band in bands {
      let width = max(3, band.end - band.x)
      page.mark(band.entry, x: band.x, top: 3, width: width, height: rowHeight - 6)
      if let entry = band.endEntry {
        page.mark(entry, x: band.x, top: 3, width: width, height: rowHeight - 6)
      }
    }
    page.name("overlay", "shown", rowHeight: rowHeight)
    page.reach(bands.last?.end ?? 0)
    page.row(rowHeight) { markup, top in
      for band in bands {
        let width = max(3, band.end - band.x)
        markup.element(
          "rect", .x(band.x), .y(top + 3), .width(width), .height(rowHeight - 6), .radius(6),
          .style("band"))
        let appearance = OverlayReading.appearance(entries[band.entry].text)
        draw(appearance, band.x + 8, top + rowHeight / 2, width - 16, &markup)
      }
    }
  }

  private static func draw(
    _ appearance: OverlayAppearance, _ x: Int, _ middle: Int, _ width: Int,
    _ markup: inout Markup
  ) {
    guard width >= Lettering.cell * 3 else { return }
    switch appearance {
    case .hidden: break
    case .control(let face): draw(face, x, middle, width, &markup)
    case .list(let faces, let highlighted):
      var (place, left) = (x, width)
      for (index, face) in faces.enumerated() where left >= Lettering.cell * 3 {
        let title = Lettering.fitted(face.title, to: left)
        let style = index == highlighted ? "face lit" : face.isEnabled ? "face dim" : "face off"
        markup.element("text", .x(place), .y(middle + 4), .style(style), text: title)
        let step = Lettering.width(of: title) + 14
        place += step
        left -= step
      }
    }
  }

  private static func draw(
    _ face: ControlFace, _ x: Int, _ middle: Int, _ width: Int, _ markup: inout Markup
  ) {
    let style = face.isEnabled ? "face" : "face off"
    let title = Lettering.fitted(face.title, to: width)
    markup.element("text", .x(x), .y(middle + 4), .style("\(style) lit"), text: title)
    let start = x + Lettering.width(of: title) + 10
    let value = OneLine.short(face.valueText)
    guard start + trackLength + 10 + Lettering.width(of: value) <= x + width else { return }
    var track = Path()
    track.move(to: start, middle)
    track.line(to: start + trackLength, middle)
    markup.element("path", .path(track), .style("track"))
    let knob = start + Int((face.fraction * Double(trackLength)).rounded())
    markup.element(
      "circle", .number("cx", knob), .number("cy", middle), .number("r", 4),
      .style(face.isEnabled ? "knob" : "knob off"))
    markup.element(
      "text", .x(start + trackLength + 10), .y(middle + 4), .style(style), text: value)
  }

  private static let hidden = OverlayDrawing.text(of: .hidden)
  private static let rowHeight = 32
  private static let trackLength = 64
  // What an overlay needs that is still open at the end.
  private static let shortest = 200
}
