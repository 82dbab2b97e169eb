/// The kind of a control.
public enum ControlKind: String, Codable, Sendable, CaseIterable {
  /// An app's slider.
  case slider
  /// An app's picker for one of several named values.
  case indexPicker
  /// The system's slider for a device's zoom.
  case systemZoom
  /// The system's slider for a device's exposure bias.
  case systemExposureBias
}

extension ControlKind {
  /// Whether the control itself drives a device.
  var isSystemSlider: Bool {
    switch self {
    case .slider, .indexPicker: false
    case .systemZoom, .systemExposureBias: true
    }
  }
}
