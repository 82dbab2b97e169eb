import CameraControl

/// What the program of a report knows of the traces.
struct ReportData {
  private let excerpts: [TraceExcerpt]
  private let axis: TimeAxis
  /// Where the entries of each trace are seen, in the order of the entries.
  private let marks: [[Mark]]
  /// The upper edges and the heights of marks, each pair once.
  private let rows: [Row]
  private let rowNumbers: [Row: Int]
  /// The texts of overlays, each once, of which there are pictures.
  private let overlays: [String]

  private struct Row: Hashable {
    let y: Int
    let height: Int

    init(_ mark: Mark) { (y, height) = (mark.y, mark.height) }
  }

  init(_ excerpts: [TraceExcerpt], _ axis: TimeAxis, _ marks: [[Mark]]) {
    self.excerpts = excerpts
    self.axis = axis
    self.marks = marks.map { marks in
      marks.enumerated().sorted { ($0.1.entry, $0.0) < ($1.1.entry, $1.0) }.map(\.element)
    }
    var (rows, numbers) = ([Row](), [Row: Int]())
    for row in marks.joined().lazy.map({ Row($0) }) where numbers[row] == nil {
      numbers[row] = rows.count
      rows.append(row)
    }
    (self.rows, rowNumbers) = (rows, numbers)
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

  /// Writes an object with the entries: their times as differences from the one before, their kinds and
  /// texts, and for each mark its row, how far right of its time it begins, and its width.
  func writeJSON(to page: inout Markup) {
    let kinds = Trace.Kind.allCases
    let numbers = Dictionary(uniqueKeysWithValues: zip(kinds, kinds.indices))
    page.write(json: "{\"kinds\":[\(Self.list(kinds.map(\.rawValue)))]")
    page.write(json: ",\"overlays\":[\(Self.list(overlays))]")
    page.write(json: ",\"margin\":\(LanePage.margin),\"scale\":\(axis.pixelsPerSecond)")
    let stretches = axis.stretches.map { "[\($0.start),\($0.end),\($0.x)]" }
    page.write(json: ",\"stretches\":[\(stretches.joined(separator: ","))]")
    let rows = rows.map { "[\($0.y),\($0.height)]" }
    page.write(json: ",\"rows\":[\(rows.joined(separator: ","))],\"traces\":[")
    for (index, excerpt) in excerpts.enumerated() {
      page.write(json: index > 0 ? ",\n[" : "\n[")
      var (last, marks): (Int64, ArraySlice<Mark>) = (0, marks[index][...])
      for place in excerpt.entries.indices {
        let entry = excerpt.entries[place]
        let time = entry.instant.nanoseconds
        page.write(
          json: "\(place > excerpt.entries.startIndex ? ",\n[" : "[")\(time &- last),"
            + "\(numbers[entry.kind] ?? 0),\(JSONText.quoted(entry.text))")
        let x = axis.x(entry.instant)
        while let mark = marks.first, mark.entry == place {
          page.write(json: ",\(rowNumbers[Row(mark)] ?? 0),\(mark.x - x),\(mark.width)")
          marks.removeFirst()
        }
        page.write(json: "]")
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
