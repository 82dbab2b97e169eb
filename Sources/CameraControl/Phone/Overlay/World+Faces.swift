// How controls look in the overlay.

extension World {
  /// What the overlay shows, as it looks now.
  var shownOverlay: OverlayAppearance {
    switch overlay.appearance {
    case .hidden: .hidden
    case .control(let id): face(of: id).map { .control($0) } ?? .hidden
    // With closures, here and below: a reference to the method would copy the world.
    case .list(let ids, let highlighted):
      .list(ids.compactMap { face(of: $0) }, highlighted: highlighted)
    }
  }

  /// How the controls that the phone knows look now, in the order in which it learned of them.
  var faces: [ControlFace] { controls.identifiers.compactMap { face(of: $0) } }

  /// The title, the scale and the value of each of these controls, without the texts of a face.
  package var levels: [(title: String, scale: ValueScale, value: Double)] {
    controls.identifiers.compactMap { id in
      controls.read(id) { control in
        let (value, look) = look(of: control)
        return (control.facts.name, look.scale, value)
      }
    }
  }

  /// Returns how a control looks now, or `nil` if the phone does not know it.
  func face(of id: ControlID) -> ControlFace? {
    controls.read(id) { control in
      let facts = control.facts
      let (value, look) = look(of: control)
      return ControlFace(
        kind: facts.subject.kind, title: facts.name,
        // A symbol that the phone does not have is not shown.
        symbolName: symbols.contains(facts.symbolName) ? facts.symbolName : nil,
        valueText: look.text(of: value), fraction: look.scale.fraction(of: value),
        isEnabled: facts.isEnabled, look: look)
    }
  }

  private func look(of control: ControlState) -> (value: Double, look: ControlLook) {
    let (facts, display) = (control.facts, behavior.display)
    let ownPresentation: ControlLook.Presentation
    switch facts.subject {
    case .number: ownPresentation = .number(in: facts.format.flatMap(LocalizedValueFormat.init))
    case .index(let titles): ownPresentation = .title(titles ?? [])
    case .property(.zoom, let id):
      let device = device(id)
      let presentation: ControlLook.Presentation =
        switch display.displayMapping {
        case .multiplier: .zoom(multiplier: device.displayZoomFactorMultiplier)
        case .affine: .affineZoom
        }
      let scale = ValueScale(zoom: device.zoomScaleRange)
      return (device.zoom, ControlLook(scale, presentation, display.valueFormat, of: device.name))
    case .property(.exposureBias, let id):
      let device = device(id)
      let scale = ValueScale(
        biasIn: device.biasScaleRange, thirds: display.exposureStep == .oneThird)
      return (
        Double(device.bias), ControlLook(scale, .exposure, display.valueFormat, of: device.name)
      )
    }
    // A dial adopts the tuning with its first slide, but may be shown before that.
    let scale = control.dial.scale.suited(to: behavior.slide)
    return (control.dial.value, ControlLook(scale, ownPresentation, display.valueFormat, of: nil))
  }
}
