public import CameraControl

/// Draws a phone with the content of its overlay.
struct OverlayPicture {
  private let appearance: OverlayAppearance
  private let model: PhoneModel
  private let stage: PhoneStage

  init(_ appearance: OverlayAppearance, _ model: PhoneModel, _ orientation: PhoneOrientation) {
    self.appearance = appearance
    self.model = model
    stage = PhoneStage(orientation: orientation)
  }

  /// The picture as a complete SVG document.
  var svg: String { markup(hasStyle: true).text + "\n" }

  /// Returns the picture as an element, with its style sheet unless the document has it.
  func markup(hasStyle: Bool) -> Markup {
    var picture = Markup()
    let (width, height) = (stage.size.width + 2 * Self.border, stage.size.height + 2 * Self.border)
    picture.element(
      "svg", .text("xmlns", "http://www.w3.org/2000/svg"), .width(width), .height(height),
      .text("viewBox", "0 0 \(width) \(height)"), .style("overlay"), .text("role", "img"),
      .text("aria-label", summary)
    ) { picture in
      if hasStyle { picture.element("style") { $0.write(literal: OverlayStyle.sheet) } }
      picture.element("g", .move(Self.border, Self.border)) { picture in
        stage.draw(hasButton: model.hasCameraControl, &picture)
        drawOverlay(&picture)
      }
    }
    return picture
  }

  /// Draws what is on the screen, without the phone.
  func drawOverlay(_ picture: inout Markup) {
    switch appearance {
    case .hidden: break
    case .control(let face): draw(face, &picture)
    case .list(let faces, let highlighted): OverlayList(faces, highlighted, stage).draw(&picture)
    }
  }

  /// A sentence for people who do not see the picture.
  private var summary: String {
    let state =
      switch appearance {
      case .hidden: "The overlay is hidden"
      case .control, .list: "The overlay shows \(appearance.drawing)"
      }
    return
      "\(state), on \(model.hasCameraControl ? "" : "a phone without a Camera Control: ")\(model.name)"
  }

  private func draw(_ face: ControlFace, _ picture: inout Markup) {
    let size = (width: Self.card.width, height: Self.card.height)
    let origin = stage.place(of: size)
    picture.element("g", .move(origin.x, origin.y)) { picture in
      picture.element(
        "rect", .width(size.width), .height(size.height), .radius(22),
        .style(face.isEnabled ? "card" : "card off"))
      let start = OverlaySymbol.draw(face, 16, 14, Self.symbolRoom, &picture)
      let value = Self.value(of: face)
      let room = size.width - 16 - Lettering.width(of: value) - 12 - start
      picture.label(Lettering.fitted(face.title, to: room), start, 31, "title")
      picture.label(value, size.width - 16, 31, "value")
      drawDial(face, &picture)
      if !face.isEnabled { picture.label("disabled", size.width / 2, size.height - 6, "hint") }
    }
  }

  /// Draws a ruler with a mark at the value.
  private func drawDial(_ face: ControlFace, _ picture: inout Markup) {
    let (left, length) = (Self.dial.left, Self.dial.length)
    let marks = face.marks(on: length)
    var ruler = Path()
    for x in marks { ruler.line(from: (left + x, 48), to: (left + x, 62)) }
    for index in 0...Self.ticks where marks.isEmpty {
      let x = left + index * length / Self.ticks
      ruler.line(from: (x, index % 5 == 0 ? 48 : 52), to: (x, 62))
    }
    picture.draw(ruler, "ruler")
    picture.box(Self.needle(of: face), 44, 4, 22, radius: 2, "needle")
  }

  /// Returns the text of a value, cut to the available room.
  static func value(of face: ControlFace) -> String { Lettering.fitted(face.valueText, to: 84) }

  /// Returns where the mark of a value begins.
  static func needle(of face: ControlFace) -> Int { dial.left + face.place(on: dial.length) - 2 }

  static let border = 16
  private static let card = (width: 236, height: 82)
  private static let dial = (left: 20, length: card.width - 40)
  private static let symbolRoom = 96
  private static let ticks = 40
}

extension OverlayAppearance {
  /// Returns a picture of the overlay on a phone, beside the Camera Control.
  ///
  /// The drawing shows common SF Symbols as simple shapes, and all other symbols by their names.
  /// The picture is a complete SVG document without scripts or references. The SVG documents
  /// of equal overlays are identical on every machine.
  ///
  /// - Parameters:
  ///   - model: The model of the phone.
  ///   - orientation: The way the person holds the phone.
  /// - Returns: The SVG document.
  public func svg(on model: PhoneModel, orientation: PhoneOrientation = .portrait) -> String {
    OverlayPicture(self, model, orientation).svg
  }
}
