/// The outcome of a press of each button in each environment.
///
/// The columns are the courses of `PressRouterTableTests`: up; cancelled, then up; withdrawn, then up;
/// lost, then up; held, then up; held, cancelled, then up; up and a second press, a double click.
enum PressRouterTable {
  static let rows: [String: [String]] = [
    "cameraControl | app takes it": [
      "p-began p-ended", "p-began p-cancelled", "p-began p-cancelled", "p-began p-cancelled",
      "p-began p-ended", "p-began p-cancelled", "p-began p-ended p-began p-ended",
    ],
    "cameraControl | no interaction": [
      "ask", "launch", "ask", "", "visualIntelligence", "visualIntelligence", "ask launch",
    ],
    "cameraControl | no camera": [
      "launch", "launch", "launch", "", "visualIntelligence", "visualIntelligence", "launch launch",
    ],
    "cameraControl | dark screen": [
      "wakeScreen", "wakeScreen", "wakeScreen", "wakeScreen", "wakeScreen", "wakeScreen",
      "wakeScreen wakeScreen",
    ],
    "cameraControl double | app takes it": [
      "p-began p-ended", "p-began p-cancelled", "p-began p-cancelled", "p-began p-cancelled",
      "p-began p-ended", "p-began p-cancelled", "p-began p-ended p-began p-ended",
    ],
    "cameraControl double | no interaction": [
      "ask", "", "ask", "", "visualIntelligence", "visualIntelligence", "ask launch",
    ],
    "cameraControl double | no camera": [
      "", "", "", "", "visualIntelligence", "visualIntelligence", "launch",
    ],
    "cameraControl double | dark screen": [
      "wakeScreen", "wakeScreen", "wakeScreen", "wakeScreen", "wakeScreen", "wakeScreen",
      "wakeScreen wakeScreen",
    ],
    "cameraControl dark too | app takes it": [
      "p-began p-ended", "p-began p-cancelled", "p-began p-cancelled", "p-began p-cancelled",
      "p-began p-ended", "p-began p-cancelled", "p-began p-ended p-began p-ended",
    ],
    "cameraControl dark too | no interaction": [
      "ask", "launch", "ask", "", "visualIntelligence", "visualIntelligence", "ask launch",
    ],
    "cameraControl dark too | no camera": [
      "launch", "launch", "launch", "", "visualIntelligence", "visualIntelligence", "launch launch",
    ],
    "cameraControl dark too | dark screen": [
      "launch", "launch", "launch", "", "visualIntelligence", "visualIntelligence", "launch launch",
    ],
    "volumeUp | app takes it": [
      "p-began p-ended", "p-began p-cancelled", "p-began p-cancelled", "p-began p-cancelled",
      "p-began p-ended", "p-began p-cancelled", "p-began p-ended p-began p-ended",
    ],
    "volumeUp | no interaction": [
      "volumeUp", "volumeUp", "volumeUp", "volumeUp", "volumeUp", "volumeUp", "volumeUp volumeUp",
    ],
    "volumeUp | no camera": [
      "volumeUp", "volumeUp", "volumeUp", "volumeUp", "volumeUp", "volumeUp", "volumeUp volumeUp",
    ],
    "volumeUp | dark screen": [
      "volumeUp", "volumeUp", "volumeUp", "volumeUp", "volumeUp", "volumeUp", "volumeUp volumeUp",
    ],
    "volumeDown | app takes it": [
      "p-began p-ended", "p-began p-cancelled", "p-began p-cancelled", "p-began p-cancelled",
      "p-began p-ended", "p-began p-cancelled", "p-began p-ended p-began p-ended",
    ],
    "volumeDown | no interaction": [
      "volumeDown", "volumeDown", "volumeDown", "volumeDown", "volumeDown", "volumeDown",
      "volumeDown volumeDown",
    ],
    "volumeDown | no camera": [
      "volumeDown", "volumeDown", "volumeDown", "volumeDown", "volumeDown", "volumeDown",
      "volumeDown volumeDown",
    ],
    "volumeDown | dark screen": [
      "volumeDown", "volumeDown", "volumeDown", "volumeDown", "volumeDown", "volumeDown",
      "volumeDown volumeDown",
    ],
    "action | app takes it": [
      "actionButton", "actionButton", "actionButton", "actionButton", "actionButton",
      "actionButton", "actionButton actionButton",
    ],
    "action | no interaction": [
      "actionButton", "actionButton", "actionButton", "actionButton", "actionButton",
      "actionButton", "actionButton actionButton",
    ],
    "action | no camera": [
      "actionButton", "actionButton", "actionButton", "actionButton", "actionButton",
      "actionButton", "actionButton actionButton",
    ],
    "action | dark screen": [
      "actionButton", "actionButton", "actionButton", "actionButton", "actionButton",
      "actionButton", "actionButton actionButton",
    ],
    "action capture | app takes it": [
      "p-began p-ended", "p-began p-cancelled", "p-began p-cancelled", "p-began p-cancelled",
      "p-began p-ended", "p-began p-cancelled", "p-began p-ended p-began p-ended",
    ],
    "action capture | no interaction": [
      "actionButton", "actionButton", "actionButton", "actionButton", "actionButton",
      "actionButton", "actionButton actionButton",
    ],
    "action capture | no camera": [
      "actionButton", "actionButton", "actionButton", "actionButton", "actionButton",
      "actionButton", "actionButton actionButton",
    ],
    "action capture | dark screen": [
      "actionButton", "actionButton", "actionButton", "actionButton", "actionButton",
      "actionButton", "actionButton actionButton",
    ],
    "airPodsStem | app takes it": [
      "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl",
      "airPodsControl", "airPodsControl airPodsControl",
    ],
    "airPodsStem | no interaction": [
      "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl",
      "airPodsControl", "airPodsControl airPodsControl",
    ],
    "airPodsStem | no camera": [
      "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl",
      "airPodsControl", "airPodsControl airPodsControl",
    ],
    "airPodsStem | dark screen": [
      "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl",
      "airPodsControl", "airPodsControl airPodsControl",
    ],
    "airPodsStem once | app takes it": [
      "sound p-began p-ended", "airPodsControl", "airPodsControl", "", "sound p-began p-ended",
      "airPodsControl", "sound p-began p-ended sound p-began p-ended",
    ],
    "airPodsStem once | no interaction": [
      "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl",
      "airPodsControl", "airPodsControl airPodsControl",
    ],
    "airPodsStem once | no camera": [
      "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl",
      "airPodsControl", "airPodsControl airPodsControl",
    ],
    "airPodsStem once | dark screen": [
      "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl",
      "airPodsControl", "airPodsControl airPodsControl",
    ],
    "airPodsStem hold | app takes it": [
      "airPodsControl", "airPodsControl", "airPodsControl", "", "sound p-began p-ended",
      "sound p-began p-ended", "airPodsControl airPodsControl",
    ],
    "airPodsStem hold | no interaction": [
      "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl",
      "airPodsControl", "airPodsControl airPodsControl",
    ],
    "airPodsStem hold | no camera": [
      "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl",
      "airPodsControl", "airPodsControl airPodsControl",
    ],
    "airPodsStem hold | dark screen": [
      "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl",
      "airPodsControl", "airPodsControl airPodsControl",
    ],
    "airPodsStem ineligible | app takes it": [
      "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl",
      "airPodsControl", "airPodsControl airPodsControl",
    ],
    "airPodsStem ineligible | no interaction": [
      "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl",
      "airPodsControl", "airPodsControl airPodsControl",
    ],
    "airPodsStem ineligible | no camera": [
      "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl",
      "airPodsControl", "airPodsControl airPodsControl",
    ],
    "airPodsStem ineligible | dark screen": [
      "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl",
      "airPodsControl", "airPodsControl airPodsControl",
    ],
    "airPodsStem old | app takes it": [
      "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl",
      "airPodsControl", "airPodsControl airPodsControl",
    ],
    "airPodsStem old | no interaction": [
      "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl",
      "airPodsControl", "airPodsControl airPodsControl",
    ],
    "airPodsStem old | no camera": [
      "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl",
      "airPodsControl", "airPodsControl airPodsControl",
    ],
    "airPodsStem old | dark screen": [
      "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl", "airPodsControl",
      "airPodsControl", "airPodsControl airPodsControl",
    ],
  ]
}
