// How controls look in the overlay.

extension World {
  /// What the overlay shows, as it looks now.
  package var shownOverlay: OverlayAppearance {
    switch overlay.appearance {
    case .hidden: .hidden
    case .control(let id): face(of: id).map(OverlayAppearance.control) ?? .hidden
    case .list(let ids, let highlighted): .list(ids.compactMap(face), highlighted: highlighted)
    }
  }

  /// How the controls that the phone knows look now, in the order in which it learned of them.
  package var faces: [ControlFace] { controls.identifiers.compactMap(face) }

  /// Returns how a control looks now, or `nil` if the phone does not know it.
  package func face(of id: ControlID) -> ControlFace? {
    guard let control = controls[id] else { return nil }
    let facts = control.facts
    let (text, fraction) =
      facts.kind.isSystemSlider ? systemValue(of: facts) : value(of: control)
    return ControlFace(
      kind: facts.kind, title: facts.name,
      // A symbol that the phone does not have is not shown.
      symbolName: symbols.contains(facts.symbolName) ? facts.symbolName : nil,
      valueText: text, fraction: fraction, isEnabled: facts.isEnabled)
  }

  private func value(of control: ControlState) -> (text: String, fraction: Double) {
    let (value, facts) = (control.dial.value, control.facts)
    // A dial learns of the tuning with its first slide, and may be shown before.
    let fraction = control.dial.scale.suited(to: behavior.slide).fraction(of: value)
    if facts.kind == .indexPicker { return (facts.titles?[Int(value)] ?? "", fraction) }
    let plain = behavior.display.valueFormat.number(value)
    return (facts.format.flatMap(LocalizedValueFormat.init)?.text(for: plain) ?? plain, fraction)
  }

  private func systemValue(of facts: ControlFacts) -> (text: String, fraction: Double) {
    let display = behavior.display
    guard let id = facts.device, let device = devices[id] else { return ("", 0) }
    guard facts.kind == .systemZoom else {
      let value = Double(device.bias)
      let scale = ValueScale(
        biasIn: device.biasScaleRange, thirds: display.exposureStep == .oneThird)
      return (display.valueFormat.exposure(value), scale.fraction(of: value))
    }
    let shown =
      switch display.displayMapping {
      case .multiplier: device.zoom * device.displayZoomFactorMultiplier
      case .affine: (device.zoom + 0.25) / 1.25
      }
    let fraction = ValueScale(zoom: device.zoomScaleRange).fraction(of: device.zoom)
    return (display.valueFormat.zoom(shown), fraction)
  }
}
