public import CameraControl

/// Draws what the overlay shows as a line of text.
enum OverlayDrawing {
  static func text(of appearance: OverlayAppearance) -> String {
    switch appearance {
    case .hidden: "hidden"
    case .control(let face): text(of: face)
    case .list(let faces, let highlighted):
      faces.enumerated().map { index, face in
        let title = face.isEnabled ? face.title : "(\(face.title))"
        return index == highlighted ? "[\(title)]" : title
      }.joined(separator: "  ")
    }
  }

  private static func text(of face: ControlFace) -> String {
    let value = face.valueText.isEmpty ? "" : " \(face.valueText)"
    return "\(face.title) \(track(face.fraction))\(value)\(face.isEnabled ? "" : " (disabled)")"
  }

  private static func track(_ fraction: Double) -> String {
    // Written so that NaN ends up at the left end.
    let place = fraction > 0 ? Int((min(fraction, 1) * Double(places - 1)).rounded()) : 0
    return String(repeating: "─", count: place) + "●"
      + String(repeating: "─", count: places - 1 - place)
  }

  // Odd, so that there is a middle.
  private static let places = 13
}

extension OverlayAppearance {
  /// The overlay as a line of text, such as `Zoom ──●────────── 2.5x`.
  ///
  /// In a list, the highlighted title is in brackets, and disabled titles are in parentheses.
  /// A line break or a control character in a title is escaped.
  public var drawing: String { OneLine.text(OverlayDrawing.text(of: self)) }
}
