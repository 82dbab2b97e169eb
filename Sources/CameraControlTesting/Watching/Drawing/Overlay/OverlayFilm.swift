public import CameraControl

extension Trace {
  /// Returns an animated picture of a phone in landscape, which replays the trace in a loop.
  ///
  /// The picture shows the finger, the overlay, the script and the app's notes in slow motion,
  /// without long waits. The finger's force appears only if the trace has readings: see
  /// ``SimulatedPhone/tracesSamples``. The picture is a complete SVG document without JavaScript.
  ///
  /// ```swift
  /// phone.tracesSamples = true
  /// try phone.perform("light-press; slide +0.5; wait 4s")
  /// let film = phone.trace.film(on: .iPhone16Pro)
  /// ```
  ///
  /// - Parameter model: The model of the phone.
  /// - Returns: The SVG document.
  public func film(on model: PhoneModel) -> String { OverlayFilm(self, model).svg }
}

/// Draws the frames of an animation on top of each other, and shows each for its time.
struct OverlayFilm {
  private let entries: ArraySlice<Trace.Entry>
  private let model: PhoneModel
  /// When each entry is seen, in milliseconds.
  private let times: [Int64]
  private let length: Int64

  init(_ trace: Trace, _ model: PhoneModel) {
    (entries, self.model) = (trace.entries[...], model)
    var (times, now, last) = ([Int64](), Int64(0), Int64(0))
    for entry in trace.entries {
      let instant = entry.instant.nanoseconds / 1_000_000
      now += min(max(0, instant - last), Self.longestWait) * Self.slowness
      last = instant
      times.append(now)
    }
    (self.times, length) = (times, now + 1500)
  }

  var svg: String {
    var film = Markup()
    let (stage, top) = (PhoneStage(orientation: .landscape), 40)
    let (width, height) = (stage.size.width + 32, stage.size.height + top + 16)
    film.element(
      "svg", .text("xmlns", "http://www.w3.org/2000/svg"), .width(width), .height(height),
      .text("viewBox", "0 0 \(width) \(height)"), .style("overlay"), .text("role", "img"),
      .text("aria-label", "A film of \(model.name)")
    ) { film in
      film.element("style") { film in
        film.write(literal: OverlayStyle.sheet)
        film.write(literal: Self.sheet)
      }
      film.element("g", .move(16, top)) { film in
        stage.draw(hasButton: model.hasCameraControl, &film)
        drawOverlays(&film)
        draw(.app, "says", 170, &film)
        draw(.step, "name", 270, &film)
        drawFinger(&film)
      }
    }
    return film.text + "\n"
  }

  private func drawOverlays(_ film: inout Markup) {
    let history = OverlayHistory(entries)
    let ends = history.periods.dropFirst().map { times[$0.entry] } + [length]
    for (period, end) in zip(history.periods, ends) {
      film.element("g", .number("opacity", 0)) { film in
        show(from: times[period.entry], to: end, &film)
        OverlayPicture(history.appearance(in: period), model, .landscape).drawOverlay(&film)
      }
    }
  }

  /// Draws the texts of the entries of a kind, each until the next.
  private func draw(_ kind: Trace.Kind, _ style: String, _ y: Int, _ film: inout Markup) {
    let shown = entries.indices.filter { entries[$0].kind == kind }
    for (index, end) in zip(shown, shown.dropFirst().map { times[$0] } + [length]) {
      film.element("g", .number("opacity", 0)) { film in
        show(from: times[index], to: end, &film)
        film.element("text", .x(40), .y(y), .style(style), text: entries[index].text)
      }
    }
  }

  private func drawFinger(_ film: inout Markup) {
    let finger = FingerPlaces(entries)
    let (least, most) = (finger.positions.min() ?? 0, finger.positions.max() ?? 0)
    let (start, way) = (PhoneStage.button.start + 20, Double(PhoneStage.button.length - 40))
    let places = finger.places
    guard !places.isEmpty else { return }
    film.element("circle", .number("cy", -10), .number("r", 0), .style("finger")) { film in
      let seen = places.map { times[$0.entry] }
      let xs = places.map { place in
        start + Int(way * ((place.position ?? least) - least) / max(1, most - least))
      }
      animate("cx", zip(seen, xs), from: start, &film)
      let sizes = places.map { $0.position == nil ? 0 : 12 + Int(12 * min(1, $0.force)) }
      animate("r", zip(seen, sizes), from: 0, &film)
    }
  }

  private func show(from start: Int64, to end: Int64, _ film: inout Markup) {
    animate("opacity", [(start, 1), (end, 0)], from: 0, &film)
  }

  /// Writes the values that an attribute has from certain times on.
  private func animate(
    _ name: String, _ values: some Sequence<(Int64, Int)>, from first: Int, _ film: inout Markup
  ) {
    // The times are parts of the whole, and each is later than the one before.
    var (times, shown) = ([0], [first])
    for (time, value) in values {
      let time = Int(time * 10_000 / length)
      if time <= times[times.count - 1] {
        shown[shown.count - 1] = value
      } else {
        (times, shown) = (times + [time], shown + [value])
      }
    }
    film.element(
      "animate", .text("attributeName", name), .text("calcMode", "discrete"),
      .text("values", shown.map { "\($0)" }.joined(separator: ";")),
      .text("keyTimes", times.map { "\(Double(min($0, 9999)) / 10_000)" }.joined(separator: ";")),
      .text("dur", "\(length)ms"), .text("repeatCount", "indefinite"))
  }

  private static let (longestWait, slowness) = (Int64(400), Int64(5))

  private static let sheet: StaticString = """

    .overlay .says{font-size:22px}
    .overlay .finger{fill:#c98a6b;fill-opacity:.75;stroke:#8a5a43}
    """
}
