import CameraControl

/// How far an arrow key slides.
///
/// A short slide doesn't change a control with few values, such as a picker, and a terminal doesn't
/// report how long a key is held. So after an arrow that changed nothing, the next arrow slides
/// twice as far, until the person changes the direction or the control.
struct SlideReach: Equatable {
  private var part = Self.least
  private var direction = 0.0
  private var subject = ""

  /// Returns by which part of the range to slide, negative to go back, in a direction of 1 or -1.
  mutating func reach(_ direction: Double, on overlay: OverlayAppearance) -> Double {
    let (subject, least) =
      switch overlay {
      case .hidden: ("", Self.least)
      case .control(let face): ("control \(face.title)", Self.least)
      case .list(let faces, _): ("list", 1 / Double(max(1, faces.count - 1)))
      }
    if direction != self.direction || subject != self.subject {
      (part, self.direction, self.subject) = (least, direction, subject)
    }
    return direction * part
  }

  /// Records whether the slide has changed anything.
  mutating func record(isChange: Bool) { if !isChange { part = min(2 * part, 1) } }

  private static let least = 0.05
}
