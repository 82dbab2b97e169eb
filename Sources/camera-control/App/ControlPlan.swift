import CameraControl
import CameraControlTesting

/// A description of a control for the tool's app.
enum ControlPlan {
  case zoom
  case exposure
  case slider(String, ClosedRange<Float>, step: Float?)
  case values(String, [Float])
  case picker(String, [String])

  /// Parses a plan, such as `slider:Focus:0...1` or `picker:Filter:None,Noir`.
  init(_ text: String) throws {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    switch (parts[0], parts.count) {
    case ("zoom", 1): self = .zoom
    case ("exposure", 1): self = .exposure
    case ("picker", 3): self = .picker(parts[1], parts[2].split(separator: ",").map(String.init))
    case ("slider", 3) where parts[2].contains(","):
      let values = parts[2].split(separator: ",").compactMap { Float($0) }
      guard values.count == parts[2].count(where: { $0 == "," }) + 1 else {
        throw Self.complaint(text)
      }
      self = .values(parts[1], values)
    case ("slider", 3): self = .slider(parts[1], try Self.range(parts[2], in: text), step: nil)
    case ("slider", 4):
      guard let step = Float(parts[3]) else { throw Self.complaint(text) }
      self = .slider(parts[1], try Self.range(parts[2], in: text), step: step)
    default: throw Self.complaint(text)
    }
  }

  /// The plans that the command line takes, for the help.
  static let help: [Columns.Row] = [
    ("zoom", "the system's zoom slider"),
    ("exposure", "the system's slider for the exposure bias"),
    ("slider:TITLE:MIN...MAX", "a slider for any value in a range"),
    ("slider:TITLE:MIN...MAX:STEP", "a slider with steps"),
    ("slider:TITLE:FIRST,SECOND", "a slider for the numbers of a list"),
    ("picker:TITLE:FIRST,SECOND", "a picker for one of several values"),
  ]

  private static func range(_ range: String, in text: String) throws -> ClosedRange<Float> {
    guard let dots = range.firstRange(of: "..."),
      let lower = Float(range[..<dots.lowerBound]), let upper = Float(range[dots.upperBound...]),
      lower <= upper
    else { throw complaint(text) }
    return lower...upper
  }

  private static func complaint(_ text: String) -> Complaint {
    Complaint(
      "--control takes zoom, exposure, slider:TITLE:MIN...MAX or picker:TITLE:FIRST,SECOND, "
        + "not “\(text.shortened)”")
  }

  /// Returns a new control whose action `recorder` notes.
  func makeControl(on camera: CaptureDevice, _ recorder: Recorder) throws -> CaptureControl {
    func recorded(_ slider: CaptureSlider) -> CaptureSlider {
      slider.setActionQueue(.inPlace, action: recorder.action(slider.localizedTitle.lowercased()))
      return slider
    }
    switch self {
    case .zoom: return try SystemZoomSlider(device: camera, action: recorder.action("zoom"))
    case .exposure:
      return try SystemExposureBiasSlider(device: camera, action: recorder.action("exposure"))
    case .slider(let title, let range, let step?):
      return recorded(try CaptureSlider(title, symbolName: Self.symbol, in: range, step: step))
    case .slider(let title, let range, nil):
      return recorded(try CaptureSlider(title, symbolName: Self.symbol, in: range))
    case .values(let title, let values):
      return recorded(try CaptureSlider(title, symbolName: Self.symbol, values: values))
    case .picker(let title, let values):
      let picker = try CaptureIndexPicker(
        title, symbolName: "list.bullet", localizedIndexTitles: values)
      picker.setActionQueue(.inPlace) { recorder.note("\(title.lowercased()) \(values[$0])") }
      return picker
    }
  }

  /// The plan as the command line takes it.
  var text: String {
    switch self {
    case .zoom: "zoom"
    case .exposure: "exposure"
    case .slider(let title, let range, let step):
      "slider:\(title):\(range.lowerBound)...\(range.upperBound)" + (step.map { ":\($0)" } ?? "")
    case .values(let title, let values):
      "slider:\(title):\(values.map { "\($0)" }.joined(separator: ","))"
    case .picker(let title, let values): "picker:\(title):\(values.joined(separator: ","))"
    }
  }

  /// Returns lines of Swift that make the control, for a test with a `camera` and a `recorder`.
  func code(_ name: String) -> [String] {
    switch self {
    case .zoom:
      return [
        "let \(name) = try SystemZoomSlider(device: camera, action: recorder.action(\"zoom\"))"
      ]
    case .exposure:
      return [
        "let \(name) = try SystemExposureBiasSlider(",
        "  device: camera, action: recorder.action(\"exposure\"))",
      ]
    case .slider(let title, let range, let step):
      let bounds = "\(range.lowerBound)...\(range.upperBound)"
      let values = "in: \(bounds)" + (step.map { ", step: \($0)" } ?? "")
      return Self.code(name, slider: title, values)
    case .values(let title, let values): return Self.code(name, slider: title, "values: \(values)")
    case .picker(let title, let values):
      let titles = values.map(\.debugDescription).joined(separator: ", ")
      return [
        "let \(name) = try CaptureIndexPicker(",
        "  \(title.debugDescription), symbolName: \"list.bullet\",",
        "  localizedIndexTitles: [\(titles)])",
        "\(name).setActionQueue(.inPlace, action: recorder.action("
          + "\(title.lowercased().debugDescription)))",
      ]
    }
  }

  private static let symbol = "slider.horizontal.3"

  private static func code(_ name: String, slider title: String, _ values: String) -> [String] {
    [
      "let \(name) = try CaptureSlider(",
      "  \(title.debugDescription), symbolName: \"\(symbol)\", \(values))",
      "\(name).setActionQueue(.inPlace, action: recorder.action("
        + "\(title.lowercased().debugDescription)))",
    ]
  }
}
