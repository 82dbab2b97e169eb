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

  /// Returns the title, the scale and the value of the controls with some titles, or of all.
  package func levels(
    of titles: [String]?
  ) -> [(title: String, scale: ValueScale, value: Double)] {
    // By the title alone, because a control that is not wanted would be copied.
    let ids = controls.identifiers.filter { id in
      guard let titles, let title = controls.read(id, \.facts.name) else { return true }
      return titles.contains(title)
    }
    return ids.compactMap { id in
      controls.read(id) { control in
        let (value, scale) = level(of: control)
        return (control.facts.name, scale, value)
      }
    }
  }

  /// Returns how a control looks now, or `nil` if the phone does not know it.
  func face(of id: ControlID) -> ControlFace? {
    controls.read(id) { control in
      let facts = control.facts
      let (value, scale) = level(of: control)
      let look = look(of: control, scale)
      return ControlFace(
        kind: facts.subject.kind, title: facts.name,
        // A symbol that the phone does not have is not shown.
        symbolName: symbols.contains(facts.symbolName) ? facts.symbolName : nil,
        valueText: look.text(of: value), fraction: look.scale.fraction(of: value),
        isEnabled: facts.isEnabled, look: look)
    }
  }

  private func level(of control: ControlState) -> (value: Double, scale: ValueScale) {
    switch control.facts.subject {
    case .number, .index:
      // A dial adopts the tuning with its first slide, but may be shown before that.
      return (control.dial.value, control.dial.scale.suited(to: behavior.slide))
    case .property(.zoom, let id):
      let device = device(id)
      return (device.zoom, ValueScale(zoom: device.zoomScaleRange))
    case .property(.exposureBias, let id):
      let device = device(id)
      let thirds = behavior.display.exposureStep == .oneThird
      return (Double(device.bias), ValueScale(biasIn: device.biasScaleRange, thirds: thirds))
    }
  }

  private func look(of control: ControlState, _ scale: ValueScale) -> ControlLook {
    let (facts, display) = (control.facts, behavior.display)
    let (presentation, device): (ControlLook.Presentation, String?) =
      switch facts.subject {
      case .number: (.number(in: facts.format.flatMap(LocalizedValueFormat.init)), nil)
      case .index(let titles): (.title(titles ?? []), nil)
      case .property(.zoom, let id):
        switch display.displayMapping {
        case .multiplier:
          (.zoom(multiplier: device(id).displayZoomFactorMultiplier), device(id).name)
        case .affine: (.affineZoom, device(id).name)
        }
      case .property(.exposureBias, let id): (.exposure, device(id).name)
      }
    return ControlLook(scale, presentation, display.valueFormat, of: device)
  }
}
