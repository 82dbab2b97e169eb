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

  /// Returns how a control looks now, or `nil` if the phone does not know it.
  func face(of id: ControlID) -> ControlFace? {
    controls.read(id) { control in
      let facts = control.facts
      let (value, look) = facts.kind.isSystemSlider ? systemLook(of: facts) : ownLook(of: control)
      return ControlFace(
        kind: facts.kind, title: facts.name,
        // A symbol that the phone does not have is not shown.
        symbolName: symbols.contains(facts.symbolName) ? facts.symbolName : nil,
        valueText: look?.text(of: value) ?? "", fraction: look?.scale.fraction(of: value) ?? 0,
        isEnabled: facts.isEnabled, look: look)
    }
  }

  private func ownLook(of control: ControlState) -> (value: Double, look: ControlLook?) {
    let facts = control.facts
    // A dial adopts the tuning with its first slide, but may be shown before that.
    let scale = control.dial.scale.suited(to: behavior.slide)
    let presentation: ControlLook.Presentation =
      switch facts.kind {
      case .indexPicker: .title(facts.titles ?? [])
      case .slider, .systemZoom, .systemExposureBias:
        .number(in: facts.format.flatMap(LocalizedValueFormat.init))
      }
    let look = ControlLook(scale, presentation, behavior.display.valueFormat, of: nil)
    return (control.dial.value, look)
  }

  private func systemLook(of facts: ControlFacts) -> (value: Double, look: ControlLook?) {
    let display = behavior.display
    guard let id = facts.device else { return (0, nil) }
    let device = devices[id]
    switch facts.kind {
    case .slider, .indexPicker: return (0, nil)
    case .systemZoom:
      let presentation: ControlLook.Presentation =
        switch display.displayMapping {
        case .multiplier: .zoom(multiplier: device.displayZoomFactorMultiplier)
        case .affine: .affineZoom
        }
      let scale = ValueScale(zoom: device.zoomScaleRange)
      let look = ControlLook(scale, presentation, display.valueFormat, of: device.name)
      return (device.zoom, look)
    case .systemExposureBias:
      let scale = ValueScale(
        biasIn: device.biasScaleRange, thirds: display.exposureStep == .oneThird)
      let look = ControlLook(scale, .exposure, display.valueFormat, of: device.name)
      return (Double(device.bias), look)
    }
  }
}
