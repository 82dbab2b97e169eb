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

/// A device property that a system slider sets.
enum SystemProperty: Hashable, Sendable {
  case zoom
  case exposureBias

  var kind: ControlKind {
    switch self {
    case .zoom: .systemZoom
    case .exposureBias: .systemExposureBias
    }
  }
}

/// What a person adjusts with a control.
enum ControlSubject: Hashable, Sendable {
  /// The number of an app's slider.
  case number
  /// The index of an app's picker, with the titles of the values if the app gave any.
  case index(titles: [String]?)
  /// A property of a device.
  case property(SystemProperty, of: DeviceID)

  var kind: ControlKind {
    switch self {
    case .number: .slider
    case .index: .indexPicker
    case .property(let property, _): property.kind
    }
  }

  /// The property that the control itself sets, and its device.
  var driven: (property: SystemProperty, device: DeviceID)? {
    if case .property(let property, let device) = self { (property, device) } else { nil }
  }

  /// The device that the control itself sets.
  var device: DeviceID? { driven?.device }
}
