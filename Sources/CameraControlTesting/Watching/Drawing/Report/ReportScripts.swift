import CameraControl

/// The scripts that traces come from, and tests to paste.
struct ReportScripts {
  let report: TraceReport

  /// The sections of the page, one for each script that differs.
  var sections: [Section] {
    var sections: [Section] = []
    for named in report.traces {
      let script = Self.script(of: named.trace)
      if let index = sections.firstIndex(where: { $0.script == script }) {
        sections[index].titles.append(named.title)
      } else {
        sections.append(Section(titles: [named.title], script: script, test: test(of: script)))
      }
    }
    return sections
  }

  /// A script, the titles of the traces that it produced, and a test.
  struct Section {
    var titles: [String]
    let script: String
    let test: String

    func write(to page: inout Markup) {
      let titles = titles.filter { !$0.isEmpty }.joined(separator: ", ")
      let suffix = titles.isEmpty ? "" : " of \(titles)"
      page.element("section", .style("paste")) { page in
        for (heading, text) in [("Script", script), ("Test", test)] {
          page.element("h2", text: heading + suffix)
          page.element("button", .text("type", "button"), .style("copy"), text: "Copy")
          page.element("pre", .number("tabindex", 0)) { page in
            // A text can contain line breaks only here.
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
              page.write(String(line))
              page.write(literal: "\n")
            }
          }
        }
      }
    }
  }

  private static func script(of trace: Trace) -> String {
    let steps = trace.entries.filter { $0.kind == .step }
    let lines = steps.prefix(mostSteps).map { OneLine.text($0.text) }
    let rest = steps.count - lines.count
    let note = rest > 0 ? ["# \(rest) more steps are left out."] : []
    return (lines + note).joined(separator: "\n")
  }

  private func test(of script: String) -> String {
    var hashes = "#"
    while script.contains("\"\"\"" + hashes) || script.contains("\\" + hashes) { hashes += "#" }
    let lines = script.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    " + $0 }.joined(separator: "\n")
    return """
      import CameraControl
      import CameraControlTesting

      \(phone)
      // Create your app here, with its session in `phone.app`.
      try phone.perform(
        \(hashes)\"\"\"
      \(lines)
          \"\"\"\(hashes))
      print(phone.trace)
      """
  }

  private var phone: String {
    let name = report.model.name
    guard PhoneModel.all.contains(report.model) else {
      return "// The trace is of another model: \(OneLine.text(name))\nlet phone = SimulatedPhone()"
    }
    return "let phone = SimulatedPhone(.\(name.split(separator: " ").joined()))"
  }

  private static let mostSteps = 1000
}
