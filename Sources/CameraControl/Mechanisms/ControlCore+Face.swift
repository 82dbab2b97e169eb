extension ControlCore {
  /// Returns how the control looks now in the overlay of a phone.
  package func face(on host: PhoneHost) -> ControlFace {
    let (value, look) =
      device.map { deviceLook(of: $0, host.behavior.display) } ?? ownLook(on: host)
    var face = ControlFace(
      kind: kind, title: name,
      // A symbol that the phone does not have is not shown.
      symbolName: host.symbols.contains(symbolName) ? symbolName : nil,
      valueText: look.text(of: value), fraction: look.scale.fraction(of: value),
      isEnabled: isEnabled)
    face.look = look
    return face
  }

  private func ownLook(on host: PhoneHost) -> (value: Double, look: ControlLook) {
    let (value, scale, format) = state.withLock { inside in
      // A dial learns of the tuning with its first slide, and may be shown before.
      (inside.dial.value, inside.dial.scale.suited(to: host.behavior.slide), inside.format)
    }
    let presentation: ControlLook.Presentation =
      kind == .indexPicker
      ? .title(titles ?? []) : .number(in: format.flatMap(LocalizedValueFormat.init))
    return (value, ControlLook(scale, presentation, host.behavior.display.valueFormat))
  }

  private func deviceLook(
    of device: CaptureDevice, _ display: PhoneBehavior.Display
  ) -> (value: Double, look: ControlLook) {
    guard kind == .systemZoom else {
      let scale = ValueScale(
        biasIn: device.biasScaleRange, thirds: display.exposureStep == .oneThird)
      let look = ControlLook(scale, .exposure, display.valueFormat)
      return (Double(device.exposureTargetBias), look)
    }
    let presentation: ControlLook.Presentation =
      switch display.displayMapping {
      case .multiplier: .zoom(multiplier: device.displayVideoZoomFactorMultiplier)
      case .affine: .affineZoom
      }
    let scale = ValueScale(zoom: device.zoomScaleRange)
    return (device.look(\.zoom), ControlLook(scale, presentation, display.valueFormat))
  }
}
