import CameraControl

/// Plain shapes that stand for symbols, as lines on a grid of 24 by 24.
enum ControlIcon {
  /// Returns the shape for a control; `nil` if there is none for its symbol.
  static func path(for face: ControlFace) -> String? {
    switch face.kind {
    case .systemZoom: return magnifier
    case .systemExposureBias: return plusAndMinus
    case .slider, .indexPicker: break
    }
    guard let name = face.symbolName else { return nil }
    let plain = name.hasSuffix(".fill") ? String(name.dropLast(".fill".count)) : name
    return shapes[plain]
  }

  private static let magnifier = "M10 4a6 6 0 1 0 1 0zM15 15l5 5"
  private static let plusAndMinus = "M5 8h6M8 5v6M13 17h6M5 20l14-16"

  private static let shapes: [String: String] = [
    "magnifyingglass": magnifier,
    "plus.magnifyingglass": magnifier + "M8 10h5M10 8v5",
    "minus.magnifyingglass": magnifier + "M8 10h5",
    "plusminus": plusAndMinus,
    "plusminus.circle": "M12 3a9 9 0 1 0 1 0zM9 9h6M12 6v6M9 16h6",
    "slider.horizontal.3": "M3 6h18M3 12h18M3 18h18M8 4v4M16 10v4M6 16v4",
    "slider.horizontal.below.rectangle": "M3 4h18v9h-18zM3 19h18M9 17v4",
    "list.bullet": "M9 6h12M9 12h12M9 18h12M4 6h1M4 12h1M4 18h1",
    "scope": "M12 5a7 7 0 1 0 1 0zM12 2v6M12 16v6M2 12h6M16 12h6",
    "viewfinder": "M3 8v-5h5M16 3h5v5M21 16v5h-5M8 21h-5v-5",
    "camera.filters": "M12 3a5 5 0 1 0 1 0zM8 10a5 5 0 1 0 1 0zM16 10a5 5 0 1 0 1 0z",
    "camera": "M3 7h5l2-3h4l2 3h5v13h-18zM12 9a4 4 0 1 0 1 0z",
    "sun.max":
      "M12 8a4 4 0 1 0 1 0zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
    "moon": "M15 3a9 9 0 1 0 6 12a8 8 0 0 1-6-12z",
    "timer": "M12 5a8 8 0 1 0 1 0zM12 8v5l3 2M10 2h4",
    "bolt": "M13 2l-8 12h6l-1 8l9-12h-7z",
    "circle": "M12 4a8 8 0 1 0 1 0z",
    "square": "M4 4h16v16h-16z",
    "star": "M12 3l3 6l6 1l-4 5l1 6l-6-3l-6 3l1-6l-4-5l6-1z",
    "drop": "M12 3c-4 6-6 8-6 12a6 6 0 0 0 12 0c0-4-2-6-6-12z",
    "thermometer": "M10 14v-10a2 2 0 0 1 4 0v10a4 4 0 1 1-4 0z",
    "speaker.wave.2": "M3 9h4l5-4v14l-5-4h-4zM16 8a6 6 0 0 1 0 8M19 5a10 10 0 0 1 0 14",
  ]
}
