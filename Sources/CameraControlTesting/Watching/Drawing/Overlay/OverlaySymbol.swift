import CameraControl

/// Draws the symbol of a control, or its name.
enum OverlaySymbol {
  /// Draws it at a point, and returns where the title begins.
  static func draw(
    _ face: ControlFace, _ x: Int, _ y: Int, _ room: Int, _ picture: inout Markup
  ) -> Int {
    if let shape = ControlIcon.path(for: face) {
      picture.element("g", .move(x, y)) { picture in
        picture.element("path", .text("d", shape), .style("symbol"))
      }
      return x + 32
    }
    guard let name = face.symbolName, !name.isEmpty else { return x }
    let text = Lettering.fitted(name, to: room)
    picture.label(text, x, y + 16, "name")
    return x + Lettering.width(of: text) + 8
  }
}
