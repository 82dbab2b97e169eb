import CameraControl

extension LabOption {
  /// The options that the standard deck tests.
  public static let all: [LabOption] = session + overlay + presses

  private static let session = [
    LabOption(
      "session.maxControls", ["SES08"], \.session.maxControls,
      [4, 1, 2, 3, 5, 6, 7, 8, 9, 10].map { ("\($0)", $0) }),
    LabOption("session.cameraInUse", ["OVL03"], \.session.cameraInUse),
    LabOption(
      "delivery.programmaticSetCallsAction", ["CTL13"], \.delivery.programmaticSetCallsAction),
  ]

  private static let overlay = [
    LabOption("overlay.cleanPreview", ["DEL09"], \.overlay.cleanPreview),
    LabOption("overlay.callbackOrder", ["DEL07"], \.overlay.callbackOrder)
      .needing("overlay.cleanPreview", 0),
    LabOption("overlay.fullscreenScope", ["DEL08"], \.overlay.fullscreenScope)
      .needing("overlay.cleanPreview", 0),
    LabOption(
      "overlay.timeouts.control", ["OVL25"], time: \.overlay.timeouts.control,
      samples: [3, 2.5, 5, nil]),
    LabOption(
      "overlay.timeouts.list", ["OVL25"], time: \.overlay.timeouts.list,
      samples: [3, 2.5, 5, nil]),
    LabOption("overlay.overlayNeedsInteraction", ["OVL04"], \.overlay.overlayNeedsInteraction),
    LabOption("overlay.allDisabled", ["OVL10"], \.overlay.allDisabled)
      .needing("session.maxControls", 1),
    LabOption("overlay.initialControl", ["OVL06", "OVL08"], \.overlay.initialControl),
    LabOption("overlay.contactKeepsAlive", ["OVL26"], \.overlay.contactKeepsAlive),
    LabOption("overlay.lightPressInControl", ["OVL14"], \.overlay.lightPressInControl),
    LabOption("overlay.singleControlList", ["OVL23"], \.overlay.singleControlList)
      .needing("session.maxControls", 1),
    LabOption("overlay.disabledItem", ["OVL21"], \.overlay.disabledItem),
    LabOption("overlay.overlayAfterClick", ["OVL24"], \.overlay.overlayAfterClick),
    LabOption("overlay.overlayTouch", ["OVL27", "OVL28"], \.overlay.overlayTouch),
    LabOption("overlay.runtimeMutation", ["OVL30"], \.overlay.runtimeMutation),
    LabOption("overlay.onRemoval", ["OVL29"], \.overlay.onRemoval),
    LabOption("overlay.onDelegateCleared", ["DEL12"], \.overlay.onDelegateCleared),
    LabOption("overlay.sessionEndOrder", ["DEL11"], \.overlay.sessionEndOrder),
  ]

  private static let presses = [
    LabOption("press.interactionPolicy", ["EVT21"], \.press.interactionPolicy),
    LabOption("press.disabledMidPress", ["EVT08"], \.press.disabledMidPress),
    LabOption("press.airPodsPhases", ["EVT26"], \.press.airPodsPhases),
    LabOption("press.unhandledClick", ["EVT24"], \.press.unhandledClick),
    LabOption("press.unhandledHold", ["EVT25"], \.press.unhandledHold),
    LabOption("button.haptics", ["GST16"], \.button.haptics),
  ]

  /// The rules that say more than any card shows: recordings can contradict them, and never confirm them.
  ///
  /// For example, EVT08 is also about an interaction that is moved, and no card moves one.
  static let partlyShown: Set<String> = [
    "CTL13", "DEL09", "DEL11", "DEL12", "EVT08", "GST16", "OVL03", "OVL06", "OVL08", "OVL29",
    "OVL30",
  ]

  /// The only card that does what a rule says, where others decide its option too.
  static let showing = [
    "OVL10": "all-disabled", "OVL14": "press-again", "OVL24": "click", "OVL27": "swipe",
    "OVL28": "touch",
  ]
}
