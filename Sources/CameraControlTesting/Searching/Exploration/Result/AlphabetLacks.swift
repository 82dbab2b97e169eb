public import CameraControl

/// What the steps of an exploration never do to the phone.
public struct AlphabetLacks: Hashable, Codable, Sendable {
  /// The settings that no step changes, as scripts name them.
  public let settings: [String]

  /// The reasons for which no step interrupts a session.
  public let interruptions: [InterruptionReason]

  /// The buttons of the phone that no step presses.
  public let buttons: [PhoneButton]

  /// The steps between the lock states of the phone that are missing, as scripts name them.
  public let lockSteps: [String]

  init(_ moves: [Move], on model: PhoneModel) {
    let steps = moves.flatMap { move in
      if case .step(let step) = move { step.unrolled } else { [GestureStep]() }
    }
    let texts = Set(steps.map { "\($0)" })
    settings = SettingText.all.map(\.name).filter { name in
      !texts.contains { $0.hasPrefix("set \(name) ") }
    }
    // An app that the person leaves is interrupted, too.
    let isLeft = steps.contains(.leaveApp)
    interruptions = InterruptionReason.allCases.filter {
      !steps.contains(.interrupt($0)) && !($0 == .videoDeviceNotAvailableInBackground && isLeft)
    }
    let needs = moves.compactMap(\.need)
    buttons = PhoneButton.allCases.filter { button in
      let isThere =
        switch button {
        case .cameraControl: model.hasCameraControl
        case .action: model.hasActionButton
        case .volumeUp, .volumeDown, .airPodsStem: true
        }
      return isThere && !needs.contains(.free(button))
    }
    let lockSteps: [GestureStep] = [.lock, .unlock, .authenticate, .sideButton]
    self.lockSteps = lockSteps.filter { !steps.contains($0) }.map { "\($0)" }
  }
}

extension AlphabetLacks: CustomStringConvertible {
  /// What is missing, in a line; empty if nothing is.
  public var description: String {
    var items: [String] = []
    if !settings.isEmpty { items.append("settings: \(settings.joined(separator: ", "))") }
    if !interruptions.isEmpty {
      let words = interruptions.map { "\(GestureStep.interrupt($0))".dropFirst("interrupt ".count) }
      items.append("interruptions: \(words.joined(separator: ", "))")
    }
    if !buttons.isEmpty {
      items.append("buttons: \(buttons.map { TraceText.name($0) }.joined(separator: ", "))")
    }
    if !lockSteps.isEmpty { items.append("lock states: \(lockSteps.joined(separator: ", "))") }
    return items.isEmpty
      ? "" : TextLine.wrapped("not among the steps: " + items.joined(separator: "; "), indent: 2)
  }
}
