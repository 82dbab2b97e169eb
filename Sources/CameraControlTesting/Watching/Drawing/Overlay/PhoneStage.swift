/// The phone on which the overlay is drawn.
struct PhoneStage {
  let orientation: PhoneOrientation

  /// The size of the phone, without its buttons.
  var size: (width: Int, height: Int) {
    orientation == .portrait ? (Self.short, Self.long) : (Self.long, Self.short)
  }

  /// Returns the upper left corner of an overlay of a size beside the button.
  func place(of overlay: (width: Int, height: Int)) -> (x: Int, y: Int) {
    let middle = Self.button.start + Self.button.length / 2
    let most = Self.long - Self.frame - 8
    switch orientation {
    case .portrait:
      let y = min(middle - overlay.height / 2, most - overlay.height)
      return (Self.short - Self.frame - 8 - overlay.width, y)
    case .landscape:
      let x = min(middle - overlay.width / 2, most - overlay.width)
      return (x, Self.frame + 8)
    }
  }

  /// Draws the phone.
  func draw(hasButton: Bool, _ picture: inout Markup) {
    if hasButton {
      switch orientation {
      case .portrait:
        picture.box(Self.short - 4, Self.button.start, 8, Self.button.length, radius: 3, "button")
      case .landscape:
        picture.box(Self.button.start, -4, Self.button.length, 8, radius: 3, "button")
      }
    }
    picture.element("rect", .width(size.width), .height(size.height), .radius(46), .style("body"))
    picture.box(
      Self.frame, Self.frame, size.width - 2 * Self.frame, size.height - 2 * Self.frame, radius: 36,
      "screen")
    var thirds = Path()
    for part in 1...2 {
      let (x, y) = (size.width * part / 3, size.height * part / 3)
      thirds.line(from: (x, Self.frame), to: (x, size.height - Self.frame))
      thirds.line(from: (Self.frame, y), to: (size.width - Self.frame, y))
    }
    picture.draw(thirds, "thirds")
  }

  private static let (short, long, frame) = (300, 620, 10)
  static let button = (start: 380, length: 92)
}
