import CameraControl

/// Draws the list of controls, with one control highlighted.
struct OverlayList {
  private let faces: ArraySlice<ControlFace>
  private let highlighted: Int
  private let left: Int
  private let stage: PhoneStage

  init(_ faces: [ControlFace], _ highlighted: Int, _ stage: PhoneStage) {
    let most = stage.orientation == .portrait ? 7 : 4
    // Some titles before the highlighted title and some after it, if there are any.
    let last = max(0, faces.count - most)
    let wanted = max(0, min(highlighted, faces.count)) - most / 2
    let start = min(max(0, wanted), last)
    self.faces = faces[start..<min(faces.count, start + most)]
    self.highlighted = highlighted
    left = faces.count - self.faces.count
    self.stage = stage
  }

  func draw(_ picture: inout Markup) {
    let isColumn = stage.orientation == .portrait
    let count = max(1, faces.count)
    let footer = left > 0 ? 20 : 0
    let size =
      isColumn
      ? (width: Self.item.width + 16, height: count * Self.item.height + 16 + footer)
      : (width: count * Self.narrow + 16, height: Self.item.height + 16 + footer)
    let origin = stage.place(of: size)
    picture.element("g", .move(origin.x, origin.y)) { picture in
      picture.element("rect", .width(size.width), .height(size.height), .radius(22), .style("card"))
      for (place, index) in faces.indices.enumerated() {
        let width = isColumn ? Self.item.width : Self.narrow
        let (x, y) =
          isColumn ? (8, 8 + place * Self.item.height) : (8 + place * Self.narrow, 8)
        picture.element("g", .move(x, y)) { picture in
          draw(faces[index], isLit: index == highlighted, width, &picture)
        }
      }
      if left > 0 { picture.label("\(left) more", size.width / 2, size.height - 10, "hint") }
    }
  }

  private func draw(_ face: ControlFace, isLit: Bool, _ width: Int, _ picture: inout Markup) {
    if isLit {
      picture.element("rect", .width(width), .height(Self.item.height), .radius(16), .style("lit"))
    }
    let style = "item" + (isLit ? " on" : "") + (face.isEnabled ? "" : " off")
    picture.element("g", .style(style)) { picture in
      let start = OverlaySymbol.draw(face, 10, 6, width / 3, &picture)
      picture.label(Lettering.fitted(face.title, to: width - start - 8), start, 23, "title")
    }
  }

  private static let item = (width: 200, height: 36)
  private static let narrow = 142
}
