import CameraControl
import CameraControlTesting

/// What a ``PlantedCamera`` promises.
enum PlantedProperty: String, CaseIterable, Sendable {
  case pressIsShown = "the shutter is shown as pressed while a button is down"
  case onePhotoPerPress = "every press that ends takes one photo, or starts or stops a movie"
  case everyPressIsHeard = "no press finds the app deaf"
  case buttonsAreHidden = "the app's buttons are hidden while the controls are on the screen"
  case zoomIsShown = "the zoom that is shown is that of the control"
  case labelIsHidden = "the zoom is shown only while the controls are on the screen"
  case filterIsShown = "the filter that is shown is that of the control"
  case filterIsEnabled = "the filter is disabled only while a movie is recorded"
  case onlyWhileRunning = "a movie is recorded only while the session runs"
  case onlyOnRequest = "no recording starts without a press"
  case controlsAreComplete = "the session has all controls of the app"

  func holds(_ phone: SimulatedPhone, _ camera: PlantedCamera) -> Bool {
    let (now, controls) = (camera.now, camera.controls.withLock { $0 })
    func presses(_ phase: String) -> Int {
      phone.trace.entries.count { $0.kind == .event && $0.text.contains(phase) }
    }
    return switch self {
    case .pressIsShown:
      (now.pressesDown > 0) == (presses("began") > presses("ended") + presses("cancelled"))
    case .onePhotoPerPress: now.photos + now.toggles == presses("ended")
    case .everyPressIsHeard: phone.unanswered.allSatisfy { $0.reason != .interactionDisabled }
    case .buttonsAreHidden: now.hidesButtons == (phone.overlay != .hidden)
    case .zoomIsShown: now.shownZoom == controls.zoom.value
    case .labelIsHidden: !now.showsZoom || phone.overlay != .hidden
    case .filterIsShown: now.shownFilter == controls.filter.selectedIndex
    case .filterIsEnabled: controls.filter.isEnabled == !now.isRecording
    case .onlyWhileRunning: !now.isRecording || camera.session.isRunning
    case .onlyOnRequest: now.starts <= now.toggles
    case .controlsAreComplete: controls.all.allSatisfy { camera.session.controls.contains($0) }
    }
  }
}
