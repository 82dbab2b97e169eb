extension World {
  /// Replaces what the phone knows of a control, after a change.
  package mutating func update(
    _ id: ControlID, _ facts: ControlFacts, isEnabling: Bool, into batch: inout Batch
  ) {
    guard let old = controls[id]?.facts else { return }
    var facts = facts
    facts.device = old.device
    controls[id]?.facts = facts
    if let item = item(id) { overlay.update(item) }
    if isEnabling { batch.record(.enabled, .enabled(control: facts.name, facts.isEnabled)) }
  }

  /// Records the device that a control drives, once the phone knows it.
  package mutating func link(_ id: ControlID, to device: DeviceID) {
    controls[id]?.facts.device = device
  }

  /// Returns what the phone knows of a control.
  package func facts(of id: ControlID) -> ControlFacts? { controls[id]?.facts }

  /// Moves a control's value: a system slider's here, any other control's at the control itself.
  package mutating func turn(_ id: ControlID, _ turn: ControlTurn, into batch: inout Batch) {
    switch controls.look(at: id, \.facts.kind) {
    case .slider, .indexPicker: batch.effects.push(.turn(id, turn))
    case .systemZoom, .systemExposureBias: drive(id, turn, into: &batch)
    case nil: return
    }
  }

  /// Moves a control's value with a finger, without an overlay in between.
  ///
  /// A control that is not in the session, or does not react, keeps its value.
  package mutating func turn(
    _ id: ControlID, of session: SessionID, _ turn: ControlTurn, into batch: inout Batch
  ) {
    guard controls[id]?.session == session, item(id)?.isOperable ?? false else { return }
    self.turn(id, turn, into: &batch)
  }

  private mutating func drive(
    _ id: ControlID, _ turn: ControlTurn, into batch: inout Batch
  ) {
    guard let control = controls[id] else { return }
    guard let device = control.facts.device, let state = devices[device] else {
      if turn.begins { leaveUnanswered(.slide, [.deviceElsewhere], on: id, into: &batch) }
      return
    }
    let facts = control.facts
    let scale = scale(of: facts.kind, for: state)
    let current = facts.kind == .systemZoom ? state.zoom : Double(state.bias)
    var dial = dials[id] ?? Dial(scale)
    // The format, a ramp or the app may have changed things since the last slide.
    if dial.scale != scale { dial.rescale(to: scale) }
    if dial.value != current { dial.move(to: current) }
    if turn.begins { dial.anchor() }
    let target = dial.slide(byMillimetres: turn.millimetres, tuning: behavior.slide)
    dials[id] = dial
    guard let target else { return }
    // The phone itself calls the actions of its sliders, always on the main queue.
    batch.record(.queue, .queue(Self.mainQueueName))
    batch.record(.value, .value(control: facts.name, target))
    if let landmark = dial.landmark(tuning: behavior.slide) { feel(at: landmark, into: &batch) }
    if facts.kind == .systemZoom, let app = control.session.flatMap({ sessions[$0]?.app }) {
      unheardZooms[device] = app
    }
    change(device, into: &batch) { state, effects in
      if facts.kind == .systemZoom {
        state.driveZoom(to: target, into: &effects)
      } else {
        state.driveBias(to: Float(target), into: &effects)
      }
    }
    let inputs = control.session.flatMap { sessions[$0]?.committedInputs } ?? []
    if control.session != nil, !inputs.contains(where: { $0.device == device }) {
      report(.staleDevice(state.name, in: facts.name), into: &batch)
    }
    batch.effects.push(.systemAction(id, value: target))
  }

  /// What records call the phone's main queue, whatever its label is.
  package static let mainQueueName = "main"

  private func scale(of kind: ControlKind, for device: DeviceState) -> ValueScale {
    kind == .systemZoom
      ? ValueScale(
        zoom: device.zoomScaleRange, isLogarithmic: behavior.slide.slideGain.zoom == .logarithmic)
      : ValueScale(
        biasIn: device.biasScaleRange, thirds: behavior.display.exposureStep == .oneThird)
  }
}
