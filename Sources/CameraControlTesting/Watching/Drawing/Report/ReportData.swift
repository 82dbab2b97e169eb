import CameraControl

/// The data about the traces for the program of a report.
struct ReportData {
  private let excerpts: [TraceExcerpt]
  private let axis: TimeAxis
  /// Where the entries of each trace are seen, in the order of the entries.
  private let marks: [[Mark]]
  /// The upper edges and the heights of marks, each pair once.
  private let rows: [Row]
  private let rowNumbers: [Row: Int]
  /// What the overlay showed in each trace.
  private let histories: [OverlayHistory]
  /// The overlays of which there are pictures, each once: a control as it was first shown.
  private var pictures: [OverlayAppearance] = [.hidden]
  private var pictureNumbers: [OverlayAppearance: Int] = [.hidden: 0]

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
    histories = excerpts.map { OverlayHistory($0.entries) }
    for appearance in histories.flatMap(\.overlays) {
      guard pictures.count <= Self.mostOverlays else { break }
      guard pictureNumbers[appearance] == nil else { continue }
      pictureNumbers[appearance] = pictures.count
      pictures.append(appearance)
    }
  }

  /// Writes a picture of each overlay.
  func writeTemplates(on model: PhoneModel, _ page: inout Markup) {
    for (index, appearance) in pictures.enumerated() {
      page.element("template", .text("id", "overlay-\(index)")) { page in
        page.append(OverlayPicture(appearance, model, .portrait).markup(hasStyle: false))
      }
    }
  }

  /// Writes an object with the entries: their times as differences from the one before, their kinds and
  /// texts, and for each mark its row, how far right of its time it begins, and its width.
  func writeJSON(to page: inout Markup) {
    let kinds = Trace.Kind.allCases
    let numbers = Dictionary(uniqueKeysWithValues: zip(kinds, kinds.indices))
    page.write(
      json: "{\"kinds\":[\(kinds.map { Self.quoted($0.name) }.joined(separator: ","))]")
    writeOverlays(to: &page)
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
            + "\(numbers[entry.kind] ?? 0),\(Self.quoted(entry.text))")
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

  /// Writes for each trace what the overlay showed: the entry, and the number of a picture, or the text and
  /// the place of another value in the picture before.
  private func writeOverlays(to page: inout Markup) {
    page.write(json: ",\"overlays\":[")
    for (index, history) in histories.enumerated() {
      let first = excerpts[index].entries.startIndex
      let shown = history.periods.map { period in
        let appearance = history.appearance(in: period)
        guard period.isNewValue, case .control(let face) = appearance else {
          return "[\(period.entry - first),\(pictureNumbers[appearance] ?? 0)]"
        }
        let (text, place) = (OverlayPicture.value(of: face), OverlayPicture.needle(of: face))
        return "[\(period.entry - first),\(Self.quoted(text)),\(place)]"
      }
      page.write(json: "\(index > 0 ? "," : "")[\(shown.joined(separator: ","))]")
    }
    page.write(json: "]")
  }

  /// Returns a JSON string with its quotation marks.
  ///
  /// Angle brackets and ampersands are escaped, so that no string can end the element it stands in.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    quoted.reserveCapacity(text.utf8.count + 2)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\u{0}"..."\u{1F}", "<", ">", "&", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}",
        "\u{FFFE}", "\u{FFFF}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static let mostOverlays = 40
}
