// A control's diagnostics, for code that works but is probably a mistake.

extension CaptureDiagnostic {
  static func duplicateValues(in title: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "duplicate-values",
      finding: "The list of values has duplicates, which the slider uses only once.",
      source: title, rule: "SLD06", remedy: "List every value once.")
  }

  static func offGridValue(_ value: Float, in title: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "off-grid-value",
      finding: "The value \(value) lies between two positions that a finger can reach.",
      source: title, rule: "SLD11", remedy: "Round it to the slider's steps before you write it.")
  }

  static func ignoredFormat(_ format: String, in title: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "ignored-value-format",
      finding:
        "A phone ignores the value format “\(OneLine.short(format))” and shows the bare value.",
      source: title, rule: hasForeignPlaceholder(format) ? "SLD14" : "SLD15",
      remedy: "Use exactly one %@ and no other placeholder; write %% for a percent sign.")
  }
}

/// Returns whether a value format has a percent sign that begins neither `%@` nor `%%`.
private func hasForeignPlaceholder(_ format: String) -> Bool {
  var rest = format[...]
  while let sign = rest.firstIndex(of: "%") {
    rest = rest[rest.index(after: sign)...]
    guard let next = rest.popFirst(), next == "@" || next == "%" else { return true }
  }
  return false
}
