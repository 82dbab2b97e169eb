/// The phone on which the overlay is drawn.
struct PhoneStage {
  let orientation: PhoneOrientation

  init(_ orientation: PhoneOrientation) {
    self.orientation = orientation
  }

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
        picture.element(
          "rect", .x(Self.short - 4), .y(Self.button.start), .width(8),
          .height(Self.button.length), .radius(3), .style("button"))
      case .landscape:
        picture.element(
          "rect", .x(Self.button.start), .y(-4), .width(Self.button.length), .height(8),
          .radius(3), .style("button"))
      }
    }
    picture.element(
      "rect", .width(size.width), .height(size.height), .radius(46), .style("body"))
    picture.element(
      "rect", .x(Self.frame), .y(Self.frame), .width(size.width - 2 * Self.frame),
      .height(size.height - 2 * Self.frame), .radius(36), .style("screen"))
    var thirds = Path()
    for part in 1...2 {
      let (x, y) = (size.width * part / 3, size.height * part / 3)
      thirds.move(to: x, Self.frame)
      thirds.line(to: x, size.height - Self.frame)
      thirds.move(to: Self.frame, y)
      thirds.line(to: size.width - Self.frame, y)
    }
    picture.element("path", .path(thirds), .style("thirds"))
  }

  private static let (short, long, frame) = (300, 620, 10)
  static let button = (start: 380, length: 92)
}
