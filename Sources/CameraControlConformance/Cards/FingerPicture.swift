public import CameraControlTesting

/// A drawing of an iPhone and of the finger that performs a step of an experiment.
public struct FingerPicture: Hashable, Sendable {
  /// A part of the drawing: a rectangle with round corners, in points.
  public struct Part: Hashable, Sendable {
    /// The position of the upper-left corner, the size, and the corner radius.
    public let x, y, width, height, radius: Double

    /// Whether the part shows the finger; otherwise, the part shows the phone.
    public let isFinger: Bool
  }

  /// The parts of the drawing, from back to front.
  public let parts: [Part]

  /// The size of the whole drawing, in points.
  public static let size = (width: 100.0, height: 130.0)

  /// Creates the drawing of a step, or `nil` if no finger touches the phone in that step.
  public init?(_ step: ProbeStep) {
    guard case .gesture(let gesture) = step, let finger = Self.finger(gesture) else { return nil }
    let phone = Part(x: 5, y: 5, width: 64, height: 120, radius: 12, isFinger: false)
    // The Camera Control is on the lower right side of the phone.
    let button = Part(x: 68, y: 72, width: 4, height: 26, radius: 2, isFinger: false)
    // A trail of smaller dots shows where the finger goes.
    let dots = (0..<(finger.way == (0, 0) ? 1 : 4)).map { dot in
      let (part, radius) = (Double(dot), 8 - 2 * Double(dot))
      return Part(
        x: finger.x + finger.way.x * part - radius, y: finger.y + finger.way.y * part - radius,
        width: 2 * radius, height: 2 * radius, radius: radius, isFinger: true)
    }
    parts = [phone, button] + dots
  }

  /// Where the middle of the finger is at first, and how far its dots are apart.
  private static func finger(
    _ gesture: GestureStep
  ) -> (x: Double, y: Double, way: (x: Double, y: Double))? {
    switch gesture {
    case .lightPress, .doubleLightPress, .lightHold, .up(.cameraControl): (80, 85, (0, 0))
    case .click, .down(.cameraControl), .press(.cameraControl, _): (74, 85, (0, 0))
    case .slide: (80, 85, (0, 12))
    case .swipeOverlay: (58, 85, (-13, 0))
    case .input(.touch(.drag)): (58, 70, (0, 13))
    case .input(.touch(.tapItem)): (54, 80, (0, 0))
    case .tapOutsideOverlay: (37, 60, (0, 0))
    default: nil
    }
  }

  /// The drawing as SVG, for a web page.
  public var svg: String {
    let shapes = parts.map { part in
      "<rect x=\"\(part.x)\" y=\"\(part.y)\" width=\"\(part.width)\" height=\"\(part.height)\" "
        + "rx=\"\(part.radius)\" fill=\"\(part.isFinger ? "#e80" : "none")\" stroke=\"#333\"/>"
    }
    return
      "<svg width=\"\(Self.size.width)\" height=\"\(Self.size.height)\">\(shapes.joined())</svg>"
  }
}
