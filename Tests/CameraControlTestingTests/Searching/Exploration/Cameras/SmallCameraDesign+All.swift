import CameraControl
import CameraControlTesting

extension SmallCameraDesign {
  /// Eight cameras as a person writes them who tries this library.
  static let all = [
    shutter, burst, badge, looks, recorder, buttons, filter, toolbar,
  ]

  /// The shutter is drawn as pressed, and a press that is canceled is forgotten.
  static let shutter = SmallCameraDesign(
    name: "shutter", property: "the shutter comes up", holds: { !$0.now.isArmed }, shortest: 2,
    change: { state, event, _ in
      switch event {
      case .press(.began, _): state.isArmed = true
      case .press(.ended, _): state.isArmed = false
      default: break
      }
      return nil
    })

  /// A press that follows another one quickly is taken for the end of a burst.
  static let burst = SmallCameraDesign(
    name: "burst", property: "each press takes a photo",
    holds: { camera in
      camera.now.photos == camera.phone.trace.only(.event).texts.count { $0.hasSuffix("ended") }
    }, shortest: 1,
    change: { state, event, now in
      guard case .press(.ended, _) = event else { return nil }
      let isBurst = state.lastPress.map { $0.duration(to: now) < .milliseconds(400) } ?? false
      state.lastPress = now
      if !isBurst { state.photos += 1 }
      return nil
    })

  /// A badge says what the control does; it stays if a movie is recorded when the controls go.
  static let badge = SmallCameraDesign(
    name: "badge", property: "the badge is shown only with the controls",
    holds: { !$0.now.showsBadge || $0.phone.overlay != .hidden }, shortest: 2,
    change: { state, event, _ in
      switch event {
      case .press(.ended, 1): state.isRecording.toggle()
      case .picked: state.showsBadge = true
      case .controls(.willExitFullscreen): state.showsBadge = state.showsBadge && state.isRecording
      default: break
      }
      return nil
    })

  /// The fourth control sets the second one back, and what is shown of that one stays.
  static let looks = SmallCameraDesign(
    name: "looks", property: "what is shown is what is set",
    holds: { camera in
      zip(camera.now.shown, camera.pickers).allSatisfy { $0 == $1.selectedIndex }
    }, shortest: 6, controls: ["Focus", "Tint", "Grain", "Look"],
    change: { state, event, _ in
      guard case .picked(let control, let index) = event else { return nil }
      state.shown[control] = index
      guard control == 3, index == 2, state.shown[1] > 0 else { return nil }
      return { try? $0.pickers[1].setSelectedIndex(0) }
    })

  /// A recording stops when the session is interrupted, but not while the controls are shown.
  static let recorder = SmallCameraDesign(
    name: "recorder", property: "a movie is recorded only while the session runs",
    isForTheEnd: false,
    holds: { !$0.now.isRecording || $0.session.isRunning }, shortest: 3,
    change: { state, event, _ in
      switch event {
      case .press(.ended, 0): state.isRecording.toggle()
      case .controls(.didBecomeActive): state.hidesToolbar = true
      case .controls(.didBecomeInactive): state.hidesToolbar = false
      case .session(.wasInterrupted): if !state.hidesToolbar { state.isRecording = false }
      default: break
      }
      return nil
    })

  /// Both buttons at once lock the focus, and only the end of the first one unlocks it.
  static let buttons = SmallCameraDesign(
    name: "buttons", property: "the lock goes with the buttons", holds: { !$0.now.isArmed },
    shortest: 2, start: { $0.session.commitConfiguration() },
    change: { state, event, _ in
      guard case .press(let phase, let handler) = event else { return nil }
      if phase == .began, state.down.allSatisfy({ $0 > 0 }) { state.isArmed = true }
      if phase != .began, handler == 0, state.down[1] == 0 { state.isArmed = false }
      return nil
    })

  /// The filter is disabled during a movie, and stays so if the controls were shown at its end.
  static let filter = SmallCameraDesign(
    name: "filter", property: "the filter is disabled only during a movie",
    holds: { $0.now.isRecording || $0.pickers[1].isEnabled }, shortest: 3,
    controls: ["Focus", "Filter"], start: { $0.session.commitConfiguration() },
    change: { state, event, _ in
      switch event {
      case .controls(.didBecomeActive): state.hidesToolbar = true
      case .controls(.didBecomeInactive): state.hidesToolbar = false
      case .press(.ended, 1):
        state.isRecording.toggle()
        let (isEnabled, isShown) = (!state.isRecording, state.hidesToolbar)
        return { if !isEnabled || !isShown { $0.pickers[1].isEnabled = isEnabled } }
      default: break
      }
      return nil
    })

  /// The toolbar is hidden with the controls, and an app that leaves with them keeps it so.
  static let toolbar = SmallCameraDesign(
    name: "toolbar", property: "the toolbar is hidden only with the controls",
    holds: { !$0.now.hidesToolbar || $0.phone.overlay != .hidden }, shortest: 1,
    change: { state, event, _ in
      switch event {
      case .controls(.willEnterFullscreen): state.hidesToolbar = true
      case .picked: state.isArmed = true
      case .controls(.willExitFullscreen): if !state.isArmed { state.hidesToolbar = false }
      case .controls(.didBecomeInactive):
        state.isArmed = false
      case .session(.wasInterrupted): state.isArmed = false
      default: break
      }
      return nil
    })
}
