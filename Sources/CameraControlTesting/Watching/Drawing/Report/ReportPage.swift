import CameraControl

/// Writes the page of a report.
struct ReportPage {
  private let report: TraceReport
  private let excerpts: [TraceExcerpt]
  private let timeline: Markup
  private let data: ReportData

  init(_ report: TraceReport) {
    self.report = report
    let entries = report.traces.map(\.trace.entries)
    let start = Self.start(in: entries)
    let titles = report.traces.map(\.title)
    excerpts = zip(titles, entries).map {
      TraceExcerpt($0, $1, from: start, TraceReport.maximumEntries)
    }
    let picture = TimelinePicture(
      zip(titles, entries).map {
        TraceExcerpt($0, $1, from: start, TraceReport.maximumTimelineEntries)
      }, TraceDrawing.Lane.allCases, hasMarks: true)
    let drawn = picture.drawn
    timeline = drawn.markup
    data = ReportData(excerpts, picture.axis, drawn.marks)
  }

  /// Returns the index of the first entry to show.
  private static func start(in traces: [[Trace.Entry]]) -> Int {
    guard traces.count > 1 else { return 0 }
    let common = zip(traces[0], traces[1]).prefix { $0 == $1 }.count
    let isFar = common >= TraceReport.maximumTimelineEntries
    let isDifferent = common < max(traces[0].count, traces[1].count)
    return isFar && isDifferent ? common - TraceReport.maximumTimelineEntries / 4 : 0
  }

  /// The page as text.
  var html: String {
    var page = Markup()
    page.write(literal: "<!doctype html>\n")
    page.element("html", .text("lang", "en")) { page in
      page.element("head") { head(&$0) }
      page.element("body") { body(&$0) }
    }
    page.write(literal: "\n")
    return page.text
  }

  private func head(_ page: inout Markup) {
    page.write(literal: "<meta charset=\"utf-8\">")
    page.write(literal: "<meta http-equiv=\"Content-Security-Policy\" content=\"")
    page.write(literal: "default-src 'none'; style-src 'unsafe-inline'; ")
    page.write(literal: "script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\">")
    page.write(literal: "<meta name=\"viewport\" content=\"width=device-width\">")
    page.write(literal: "<meta name=\"color-scheme\" content=\"light dark\">")
    page.element("title", text: title)
    page.element("style") { page in
      page.write(literal: OverlayStyle.sheet)
      page.write(literal: ReportStyle.sheet)
    }
  }

  private var title: String {
    let titles = report.traces.map(\.title).filter { !$0.isEmpty }
    return titles.isEmpty ? "Trace" : "Trace: " + titles.joined(separator: ", ")
  }

  private func body(_ page: inout Markup) {
    page.element("header") { page in
      page.element("h1", text: title)
      page.write(literal: Self.search)
    }
    page.element("noscript") { page in
      page.element(
        "p", text: "Without JavaScript, this page shows the timeline and the script only.")
    }
    page.element("main") { page in
      page.element(
        "section", .text("id", "timeline"), .text("aria-label", "Timeline"), .number("tabindex", 0),
        .text("aria-describedby", "keys")
      ) { page in
        page.element("div", .text("id", "sheet")) { page in
          page.append(timeline)
          for name in ["cursor", "chosen", "pointed"] {
            page.element("div", .text("id", name), .text("aria-hidden", "true")) { _ in }
          }
        }
      }
      page.write(literal: Self.keys)
      page.write(literal: Self.scrubber)
      page.element("div", .style("columns")) { page in
        for (index, excerpt) in excerpts.enumerated() { column(excerpt, index, &page) }
      }
      for section in ReportScripts(report: report).sections { section.write(to: &page) }
    }
    data.writeTemplates(on: report.model, &page)
    page.element("script", .text("type", "application/json"), .text("id", "data")) { page in
      // Its strings are escaped, and it has no other text.
      data.writeJSON(to: &page)
    }
    page.element("script") { $0.write(literal: ReportProgram.source) }
  }

  private func column(_ excerpt: TraceExcerpt, _ index: Int, _ page: inout Markup) {
    let name = excerpt.title.isEmpty ? "the trace" : excerpt.title
    page.element("section", .style("column"), .text("aria-label", name)) { page in
      if !excerpt.title.isEmpty { page.element("h2", text: excerpt.title) }
      if let omission = excerpt.omission { page.element("p", .style("note"), text: omission) }
      page.element("div", .style("pair")) { page in
        page.element("figure", .style("shown")) { page in
          page.element("div", .style("phone")) { _ in }
          page.element("figcaption", .text("aria-live", "polite")) { _ in }
        }
        page.element(
          "div", .style("list"), .text("role", "listbox"), .number("tabindex", 0),
          .text("aria-label", "Entries of \(name)"), .number("data-trace", index)
        ) { page in
          page.element("div", .style("rows"), .text("role", "presentation")) { _ in }
        }
      }
    }
  }

  // MARK: What is the same for all traces

  private static let search: StaticString = """
    <form role="search" id="finder"><label for="search">Search</label>\
    <input type="search" id="search" autocomplete="off" spellcheck="false">\
    <button type="button" id="previous">Previous</button>\
    <button type="submit" id="next">Next</button>\
    <output id="found" for="search" aria-live="polite"></output></form>
    """

  /// Texts for screen readers only: the keys of the timeline, and the entry that was chosen on it.
  private static let keys: StaticString = """
    <p id="keys" class="unseen">Left and right arrows move through time, up and down arrows through \
    the entries.</p><p id="said" class="unseen" role="status" aria-live="polite"></p>
    """

  private static let scrubber: StaticString = """
    <div class="scrubber"><label for="scrubber">Time</label>\
    <input type="range" id="scrubber" min="0" max="0" value="0" step="1">\
    <output id="time" for="scrubber"></output>\
    <button type="button" id="smaller" aria-label="Smaller">−</button>\
    <output id="scale"></output>\
    <button type="button" id="larger" aria-label="Larger">+</button>\
    <button type="button" id="fit">Fit</button></div>
    """
}
