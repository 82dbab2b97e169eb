/// How each value of a control looks in the overlay.
///
/// A face shows one value. The look allows the phone to derive the faces of other values.
package struct ControlLook: Hashable, Codable, Sendable {
  /// The values that the control can have.
  package let scale: ValueScale

  private let presentation: Presentation
  private let format: ValueFormat

  /// The format in which the overlay shows a value.
  enum Presentation: Hashable, Codable, Sendable {
    /// One title from a list.
    case title([String])
    /// The number, in the format that the app has set, if any.
    case number(in: LocalizedValueFormat?)
    /// The number as an exposure.
    case exposure
    /// The number as a zoom factor, times the display multiplier of the device.
    case zoom(multiplier: Double)
    /// A zoom factor `y`, shown as `(y + 0.25) / 1.25`, as one report describes.
    case affineZoom
  }

  /// The name of the device whose zoom or bias the control shows; `nil` if it keeps its own value.
  private let device: String?

  init(
    _ scale: ValueScale, _ presentation: Presentation, _ format: ValueFormat, of device: String?
  ) {
    self.scale = scale
    self.presentation = presentation
    self.format = format
    self.device = device
  }

  /// Returns the value that the control shows after a change of a device; `nil` if it shows another
  /// property, or keeps its own value.
  package func value(after change: DeviceChange, of name: String) -> Double? {
    guard name == device else { return nil }
    switch (presentation, change) {
    case (.zoom, .videoZoomFactor(let factor)), (.affineZoom, .videoZoomFactor(let factor)):
      return factor
    case (.exposure, .exposureTargetBias(let bias)): return Double(bias)
    case _: return nil
    }
  }

  func text(of value: Double) -> String {
    switch presentation {
    case .title(let titles): title(of: value, in: titles)
    case .number(let text?): text.text(for: format.number(value))
    case .number(nil): format.number(value)
    case .exposure: format.exposure(value)
    case .zoom(let multiplier): format.zoom(value * multiplier)
    case .affineZoom: format.zoom((value + 0.25) / 1.25)
    }
  }

  /// Returns a face as it looks with another value.
  package func face(_ face: ControlFace, with value: Double) -> ControlFace {
    var face = face
    face.valueText = text(of: value)
    face.fraction = scale.fraction(of: value)
    return face
  }

  private func title(of value: Double, in titles: [String]) -> String {
    guard let index = Int(exactly: value), titles.indices.contains(index) else { return "" }
    return titles[index]
  }
}
