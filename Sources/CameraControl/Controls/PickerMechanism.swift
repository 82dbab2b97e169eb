/// The inside of an app's picker.
package final class PickerMechanism: ControlMechanism {
  package let core = ControlCore()
  package let name: String
  package let symbolName: String
  package let count: Int
  package let dial: ActionDial<Int>

  private let titles: [String]?
  private let accessibilityIdentifier = Guarded<String?>(nil)

  package init(title: String, symbolName: String, count: Int, titles: [String]?) {
    name = title
    self.symbolName = symbolName
    self.count = count
    self.titles = titles
    dial = ActionDial(Dial(ValueScale(indexes: count)))
  }

  package var kind: ControlKind { .indexPicker }
  package var device: CaptureDevice? { nil }
  package var isReady: Bool { dial.hasAction }

  package var identifier: String? {
    get { accessibilityIdentifier.withLock { $0 } }
    set { accessibilityIdentifier.withLock { $0 = newValue } }
  }

  // A picker made by its count alone has empty titles; they need no room until somebody asks.
  package var indexTitles: [String] { titles ?? Array(repeating: "", count: count) }

  package func turn(_ turn: ControlTurn, on phone: Phone) {
    dial.turn(turn, on: phone) { index in
      guard phone.isObserved else { return }
      phone.record(.value(control: name, Double(index)))
    }
  }

  package func face(_ display: PhoneBehavior.Display) -> ControlFace {
    let (value, fraction) = dial.shown
    return ControlFace(
      kind: kind, title: name, symbolName: symbolName,
      valueText: titles?[Int(value)] ?? "", fraction: fraction, isEnabled: core.isEnabled)
  }
}
