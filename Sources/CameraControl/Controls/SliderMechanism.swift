/// The inside of an app's slider.
package final class SliderMechanism: ControlMechanism {
  package let core = ControlCore()
  package let name: String
  package let symbolName: String
  package let scale: ValueScale
  package let dial: ActionDial<Float>

  private let look = Guarded(Look())

  private struct Look {
    var format: String?
    var prominentValues: [Float] = []
    var identifier: String?
  }

  package init(title: String, symbolName: String, scale: ValueScale) {
    name = title
    self.symbolName = symbolName
    self.scale = scale
    dial = ActionDial(Dial(scale))
  }

  package var kind: ControlKind { .slider }
  package var device: CaptureDevice? { nil }
  package var isReady: Bool { dial.hasAction }

  package var identifier: String? {
    get { look.withLock { $0.identifier } }
    set { look.withLock { $0.identifier = newValue } }
  }

  package var format: String? {
    get { look.withLock { $0.format } }
    set { look.withLock { $0.format = newValue } }
  }

  package var prominentValues: [Float] {
    get { look.withLock { $0.prominentValues } }
    set {
      look.withLock { $0.prominentValues = newValue }
      dial.setDetents(newValue)
    }
  }

  package func turn(_ turn: ControlTurn, on phone: Phone) {
    dial.turn(turn, on: phone) { value in
      guard phone.isObserved else { return }
      phone.record(.value(control: name, Double(value)))
    }
  }

  package func face(_ display: PhoneBehavior.Display) -> ControlFace {
    let (value, fraction) = dial.shown
    let plain = display.valueFormat.number(value)
    let text = format.flatMap(LocalizedValueFormat.init)?.text(for: plain) ?? plain
    return ControlFace(
      kind: kind, title: name, symbolName: symbolName, valueText: text, fraction: fraction,
      isEnabled: core.isEnabled)
  }
}
