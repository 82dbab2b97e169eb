extension PressRouter {
  /// What must hold after every input; a sentence for each thing that does not.
  package func brokenInvariants() -> [String] {
    var broken: [String] = []
    for button in PhoneButton.allCases {
      switch self[button] {
      case .up, .spent:
        break
      case .delivered(let targets):
        if targets.isEmpty { broken.append("\(button) is delivered to nobody") }
        if Set(targets).count < targets.count { broken.append("\(button) goes somewhere twice") }
        if button == .airPodsStem { broken.append("a stem keeps an app waiting") }
      case .launching:
        if button != .cameraControl { broken.append("\(button) is about to launch something") }
      case .stem:
        if button != .airPodsStem { broken.append("\(button) is pressed like a stem") }
      }
    }
    return broken
  }
}
