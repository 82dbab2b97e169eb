// What a phone knows about controls, and how a finger changes their values.

extension World {
  /// Returns what the phone knows about a control.
  package func facts(of id: ControlID) -> ControlFacts? { controls[id]?.facts }

  /// Returns whether a session has a control, or had it before a configuration that is still open.
  func belongsToSession(_ id: ControlID) -> Bool {
    guard let owner = controls.read(id, \.session) ?? nil else { return false }
    return sessions.read(owner) { $0.allControls.contains(id) } ?? false
  }

  /// Replaces what the phone knows about a control, after a change.
  ///
  /// A control that is still shown after it has left its session keeps its look (OVL36).
  mutating func update(_ id: ControlID, _ facts: ControlFacts, isEnabling: Bool) {
    guard var control = controls[id], belongsToSession(id) else { return }
    if control.facts.prominentValues != facts.prominentValues {
      control.dial.prominentValues = facts.prominentValues
    }
    control.facts = facts
    controls[id] = control
    if let item = item(id) { overlay.update(item) }
    if isEnabling { record(.enabled(control: facts.name, facts.isEnabled)) }
  }

  /// Receives a value that the app wrote, and the number of the last value of a finger that the control
  /// had stored by then.
  mutating func write(_ value: Double, to id: ControlID, after stored: UInt64) {
    guard belongsToSession(id), let name = controls.read(id, \.facts.name) else { return }
    record(.written(control: name, value))
    if controls.read(id, \.chosen) == 0 { explainOnce(.write, .writtenByApp, on: id) }
    controls.change(at: id) { control in
      // While a finger's value is on its way, the overlay keeps showing the finger's position. And
      // an action that writes the same value must not move the dial away from the finger.
      if control.chosen <= stored, control.dial.value != value { control.dial.move(to: value) }
    }
  }

  // MARK: A finger's turns

  /// Moves a control's value with a finger, without an overlay in between.
  ///
  /// A control that is not in the session, or does not react, keeps its value.
  mutating func slide(_ id: ControlID, of session: SessionID, byMillimeters way: Double) {
    let turns = controls.read(id) { $0.session == session && isOperable($0.facts) }
    guard turns ?? false else { return }
    slide(id, byMillimeters: way, begins: false)
  }

  /// Moves a control's value with a finger; `begins` is `true` for the first part of a slide.
  mutating func slide(_ id: ControlID, byMillimeters way: Double, begins: Bool) {
    guard let driven = controls.read(id, { $0.facts.subject.driven }) else { return }
    if let (property, device) = driven { follow(property, of: device, with: id) }
    let countsChoices = driven == nil && quirks.valueUpdate != .immediate
    let tuning = behavior.slide
    let moved = controls.change(at: id) { control -> Moved? in
      if begins { control.dial.anchor() }
      guard let value = control.dial.slide(byMillimeters: way, tuning: tuning) else { return nil }
      if countsChoices { control.chosen += 1 }
      return Moved(
        value: value, number: control.chosen, landmark: control.dial.landmark(tuning: tuning))
    }
    guard let moved = moved ?? nil else { return recordQuietSlide(on: id) }
    quietTouch.hasChangedValue = true
    if moved.number <= 1 { unanswered.withdraw(.writtenByApp, on: controls.read(id, \.facts.name)) }
    if effects.wants(.queue) {
      record(.queue(controls.read(id, \.facts.queue)?.flatMap { $0 } ?? Self.mainQueueName))
    }
    if effects.wants(.value), let name = controls.read(id, \.facts.name) {
      record(.value(control: name, moved.value))
    }
    if let landmark = moved.landmark { playHaptic(at: landmark) }
    if let (property, device) = driven { drive(property, of: device, to: moved.value, by: id) }
    effects.add(.value(id, moved.value, number: moved.number))
  }

  /// A change of a control's value by a finger.
  private struct Moved {
    let value: Double
    let number: UInt64
    let landmark: Landmark?
  }

  /// The name of the phone's main queue in records, whatever its label is.
  static let mainQueueName = "main"

  // MARK: The system's sliders

  /// Adapts a system slider to its device.
  private mutating func follow(
    _ property: SystemProperty, of device: DeviceID, with id: ControlID
  ) {
    let (state, behavior) = (self.device(device), behavior)
    controls.change(at: id) { control in
      switch property {
      case .zoom:
        let isLogarithmic = behavior.slide.slideGain.zoom == .logarithmic
        control.dial.follow(
          ValueScale(zoom: state.zoomScaleRange, isLogarithmic: isLogarithmic), state.zoom)
      case .exposureBias:
        let thirds = behavior.display.exposureStep == .oneThird
        control.dial.follow(
          ValueScale(biasIn: state.biasScaleRange, thirds: thirds), Double(state.bias))
      }
    }
  }

  /// Drives a device with a system slider.
  private mutating func drive(
    _ property: SystemProperty, of device: DeviceID, to target: Double, by id: ControlID
  ) {
    let session = controls.read(id, \.session).flatMap { $0 }.flatMap { sessions[$0] }
    if property == .zoom, let session { unheardZooms[device] = session.app }
    change(device) { state, effects in
      switch property {
      case .zoom: state.driveZoom(to: target, into: &effects)
      case .exposureBias: state.driveBias(to: Float(target), into: &effects)
      }
    }
    if let session, !session.committedInputs.contains(where: { $0.device == device }),
      let name = controls.read(id, \.facts.name)
    {
      report(.staleDevice(self.device(device).name, in: name))
    }
  }
}

extension Dial {
  /// Adapts to a device: the format, a ramp or the app may have changed it since the last slide.
  fileprivate mutating func follow(_ scale: ValueScale, _ value: Double) {
    if self.scale != scale { rescale(to: scale) }
    if self.value != value { move(to: value) }
  }
}
