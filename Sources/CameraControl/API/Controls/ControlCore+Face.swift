extension ControlCore {
  /// Returns how the control looks now in the overlay of a phone.
  package func face(on host: PhoneHost) -> ControlFace {
    let (look, fraction) =
      device.map { face(of: $0, host.behavior.display) } ?? ownFace(on: host)
    return ControlFace(
      kind: kind, title: name,
      // A symbol that the phone does not have is not shown.
      symbolName: host.symbols.contains(symbolName) ? symbolName : nil,
      valueText: look, fraction: fraction, isEnabled: isEnabled)
  }

  private func ownFace(on host: PhoneHost) -> (text: String, fraction: Double) {
    let (value, fraction, format) = state.withLock { inside in
      // A dial learns of the tuning with its first slide, and may be shown before.
      let scale = inside.dial.scale.suited(to: host.behavior.slide)
      return (inside.dial.value, scale.fraction(of: inside.dial.value), inside.format)
    }
    if kind == .indexPicker { return (titles?[Int(value)] ?? "", fraction) }
    let plain = host.behavior.display.valueFormat.number(value)
    return (format.flatMap(LocalizedValueFormat.init)?.text(for: plain) ?? plain, fraction)
  }

  private func face(
    of device: CaptureDevice, _ display: PhoneBehavior.Display
  ) -> (text: String, fraction: Double) {
    guard kind == .systemZoom else {
      let value = Double(device.exposureTargetBias)
      let scale = ValueScale(
        biasIn: device.biasScaleRange, thirds: display.exposureStep == .oneThird)
      return (display.valueFormat.exposure(value), scale.fraction(of: value))
    }
    let value = device.look(\.zoom)
    let fraction = ValueScale(zoom: device.zoomScaleRange).fraction(of: value)
    switch display.displayMapping {
    case .multiplier:
      let shown = value * device.displayVideoZoomFactorMultiplier
      return (display.valueFormat.zoom(shown), fraction)
    case .affine:
      return (display.valueFormat.zoom((value + 0.25) / 1.25), fraction)
    }
  }
}
