/// The four kinds of controls.
public enum ControlKind: String, Codable, Sendable, CaseIterable {
  /// An app's slider.
  case slider
  /// An app's picker of one of several named values.
  case indexPicker
  /// The system's slider for the zoom of a device.
  case systemZoom
  /// The system's slider for the exposure bias of a device.
  case systemExposureBias
}
