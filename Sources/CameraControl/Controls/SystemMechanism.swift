/// The inside of a system slider: a dial over a value of a device, which it writes by itself.
package final class SystemMechanism: ControlMechanism {
  package let core = ControlCore()
  package let kind: ControlKind

  private let subject: CaptureDevice
  private let action: (@MainActor @Sendable (Double) -> Void)?
  private let state: Guarded<State>

  private struct State {
    var dial: Dial
    var lane: CallbackLane<Double>?
  }

  /// The device whose slider's action is running, if one is: an app should not write it then.
  @TaskLocal package static var deviceInAction: CaptureDevice?

  package init(
    zoomOf device: CaptureDevice, action: (@MainActor @Sendable (Double) -> Void)?
  ) throws(CaptureError) {
    guard device.canZoom else { throw .deviceCannotZoom(device) }
    kind = .systemZoom
    subject = device
    self.action = action
    state = Guarded(State(dial: Dial(ValueScale(zoom: device.zoomScaleRange))))
  }

  package init(
    exposureBiasOf device: CaptureDevice, action: (@MainActor @Sendable (Double) -> Void)?
  ) throws(CaptureError) {
    guard device.canSetExposureBias else { throw .deviceCannotSetBias(device) }
    kind = .systemExposureBias
    subject = device
    self.action = action
    state = Guarded(
      State(dial: Dial(ValueScale(biasIn: device.biasScaleRange, thirds: true))))
  }

  package var device: CaptureDevice? { subject }
  package var name: String { kind == .systemZoom ? "Zoom" : "Exposure" }
  package var symbolName: String { kind == .systemZoom ? "magnifyingglass" : "plusminus.circle" }
  package var identifier: String? { nil }
  package var isReady: Bool { true }

  private var deviceValue: Double {
    kind == .systemZoom ? subject.videoZoomFactor : Double(subject.exposureTargetBias)
  }

  private func scale(_ behavior: PhoneBehavior) -> ValueScale {
    kind == .systemZoom
      ? ValueScale(
        zoom: subject.zoomScaleRange, isLogarithmic: behavior.slide.slideGain.zoom == .logarithmic)
      : ValueScale(
        biasIn: subject.biasScaleRange, thirds: behavior.display.exposureStep == .oneThird)
  }

  package func turn(_ turn: ControlTurn, on phone: Phone) {
    let (scale, current) = (scale(phone.behavior), deviceValue)
    let target = state.withLock { state -> Double? in
      // The format, a ramp or the app may have moved things since the last slide.
      if state.dial.scale != scale { state.dial.rescale(to: scale) }
      if state.dial.value != current { state.dial.move(to: current) }
      if turn.begins { state.dial.anchor() }
      return state.dial.slide(byMillimetres: turn.millimetres, tuning: phone.behavior.slide)
    }
    guard let target else { return }
    phone.record(.value(control: name, target))
    drive(to: target)
    if let session = core.session, !session.uses(subject) {
      phone.report(.staleDevice(subject, in: name))
    }
    lane(on: phone)?.send(target, courier: phone.courier)
  }

  private func drive(to value: Double) {
    if kind == .systemZoom {
      subject.driveZoom(to: value)
    } else {
      subject.driveExposureBias(to: Float(value))
    }
  }

  // The main queue is the phone's, so the lane can only be made when a phone asks.
  private func lane(on phone: Phone) -> CallbackLane<Double>? {
    guard let action else { return nil }
    return state.withLock { [subject] state in
      if let lane = state.lane, lane.queue === phone.mainQueue { return lane }
      let lane = CallbackLane<Double>(queue: phone.mainQueue) { value in
        Self.$deviceInAction.withValue(subject) {
          MainActor.assumeIsolated { action(value) }
        }
      }
      state.lane = lane
      return lane
    }
  }

  package func face(_ display: PhoneBehavior.Display) -> ControlFace {
    let value = deviceValue
    let scale =
      kind == .systemZoom
      ? ValueScale(zoom: subject.zoomScaleRange)
      : ValueScale(biasIn: subject.biasScaleRange, thirds: display.exposureStep == .oneThird)
    return ControlFace(
      kind: kind, title: name, symbolName: symbolName, valueText: text(value, display),
      fraction: scale.fraction(of: value), isEnabled: core.isEnabled)
  }

  private func text(_ value: Double, _ display: PhoneBehavior.Display) -> String {
    guard kind == .systemZoom else { return display.valueFormat.exposure(value) }
    switch display.displayMapping {
    case .multiplier:
      return display.valueFormat.zoom(value * subject.displayVideoZoomFactorMultiplier)
    case .affine:
      return display.valueFormat.zoom((value + 0.25) / 1.25)
    }
  }
}
