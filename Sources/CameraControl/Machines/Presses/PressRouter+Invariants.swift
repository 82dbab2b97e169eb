extension PressRouter {
  /// Returns a sentence for each invariant that does not hold after an input, or none.
  package func brokenInvariants() -> [String] {
    var broken: [String] = []
    for button in PhoneButton.allCases {
      switch self[button] {
      case .up, .spent: break
      case .delivered(let targets):
        if targets.isEmpty { broken.append("\(button) is delivered to no target") }
        if Set(targets).count < targets.count { broken.append("\(button) goes somewhere twice") }
        if button == .airPodsStem { broken.append("a stem keeps an app waiting") }
      case .launching:
        if button != .cameraControl { broken.append("\(button) is about to launch something") }
      case .stem: if button != .airPodsStem { broken.append("\(button) is pressed like a stem") }
      }
    }
    return broken
  }
}
