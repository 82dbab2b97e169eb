extension ControlCore {
  /// Returns how the control looks now on a phone with this behaviour.
  package func face(_ behavior: PhoneBehavior) -> ControlFace {
    let (look, fraction) = device.map { face(of: $0, behavior.display) } ?? ownFace(behavior)
    return ControlFace(
      kind: kind, title: name, symbolName: symbolName, valueText: look, fraction: fraction,
      isEnabled: isEnabled)
  }

  private func ownFace(_ behavior: PhoneBehavior) -> (text: String, fraction: Double) {
    let (dial, format) = state.withLock { ($0.dial, $0.format) }
    // A dial learns of the tuning with its first slide, and may be shown before.
    let fraction = dial.scale.suited(to: behavior.slide).fraction(of: dial.value)
    if kind == .indexPicker { return (titles?[Int(dial.value)] ?? "", fraction) }
    let plain = behavior.display.valueFormat.number(dial.value)
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
