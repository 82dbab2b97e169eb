import CameraControl

/// What the program of a report knows of the traces.
struct ReportData {
  private let excerpts: [TraceExcerpt]
  private let axis: TimeAxis
  /// The texts of overlays, each once, of which there are pictures.
  private let overlays: [String]

  init(_ excerpts: [TraceExcerpt], _ axis: TimeAxis) {
    self.excerpts = excerpts
    self.axis = axis
    var (overlays, known) = ([String](), Set<String>())
    for entry in excerpts.flatMap(\.entries) where entry.kind == .overlay {
      guard overlays.count < Self.mostOverlays else { break }
      if known.insert(entry.text).inserted { overlays.append(entry.text) }
    }
    self.overlays = overlays
  }

  /// Writes a picture of each overlay, and one of a hidden overlay at first.
  func writeTemplates(on model: PhoneModel, _ page: inout Markup) {
    for (index, text) in ([OverlayDrawing.text(of: .hidden)] + overlays).enumerated() {
      page.element("template", .text("id", "overlay-\(index)")) { page in
        page.append(
          OverlayPicture(OverlayReading.appearance(text), model, .portrait).markup(hasStyle: false))
      }
    }
  }

  /// Writes an object with the entries, their times as differences from the one before.
  func writeJSON(to page: inout Markup) {
    let kinds = Trace.Kind.allCases
    let numbers = Dictionary(uniqueKeysWithValues: zip(kinds, kinds.indices))
    page.write(json: "{\"kinds\":[\(Self.list(kinds.map(\.rawValue)))]")
    page.write(json: ",\"overlays\":[\(Self.list(overlays))]")
    page.write(json: ",\"margin\":\(LanePage.margin),\"scale\":\(axis.pixelsPerSecond)")
    let stretches = axis.stretches.map { "[\($0.start),\($0.end),\($0.x)]" }
    page.write(json: ",\"stretches\":[\(stretches.joined(separator: ","))],\"traces\":[")
    for (index, excerpt) in excerpts.enumerated() {
      page.write(json: index > 0 ? ",\n[" : "\n[")
      var last: Int64 = 0
      for (place, entry) in excerpt.entries.enumerated() {
        let time = entry.instant.nanoseconds
        page.write(
          json: "\(place > 0 ? ",\n[" : "[")\(time &- last),\(numbers[entry.kind] ?? 0),"
            + JSONText.quoted(entry.text) + "]")
        last = time
      }
      page.write(json: "]")
    }
    page.write(json: "]}")
  }

  private static func list(_ texts: [String]) -> String {
    texts.map(JSONText.quoted).joined(separator: ",")
  }

  private static let mostOverlays = 40
}
