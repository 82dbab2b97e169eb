// What a control finds that works and is probably a mistake.

extension CaptureDiagnostic {
  static func duplicateValues(in title: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "duplicate-values", finding: "The list of values has duplicates; each counts once.",
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
      finding: "A phone ignores the value format “\(format)” and shows the bare value.",
      source: title, rule: hasForeignPlaceholder(format) ? "SLD14" : "SLD15",
      remedy: "Use exactly one %@ and no other placeholder; write %% for a percent sign.")
  }

  static func unknownSymbol(_ symbol: String, in title: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "unknown-symbol",
      finding: "There is no symbol “\(symbol)”; the control is shown without one.",
      source: title, rule: "CTL08", remedy: "Use the name of an SF symbol.")
  }

  static func staleDevice(_ device: CaptureDevice, in title: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "stale-device",
      finding: "The slider drives “\(device.localizedName)”, which is no input of the session.",
      source: title, rule: "ZOM15",
      remedy: "Make the controls anew when the session's input switches to another device.")
  }

  static func deviceWriteInAction(_ device: CaptureDevice) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "device-write-in-action",
      finding: "The action of a system slider wrote the device that the slider drives.",
      source: device.localizedName, rule: "ZOM14",
      remedy: "Leave the write to the slider, and only follow the value in your model.")
  }
}

/// Whether a value format has a percent sign that begins neither `%@` nor `%%`.
private func hasForeignPlaceholder(_ format: String) -> Bool {
  var rest = format[...]
  while let sign = rest.firstIndex(of: "%") {
    rest = rest[rest.index(after: sign)...]
    guard let next = rest.popFirst(), next == "@" || next == "%" else { return true }
  }
  return false
}
