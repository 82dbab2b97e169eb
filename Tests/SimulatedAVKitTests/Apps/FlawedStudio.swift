import AVFoundation
import AVKit
import UIKit

/// A studio with four controls, and with five mistakes.
@MainActor
final class FlawedStudio: NSObject {
  let session = AVCaptureSession()
  let zoom: AVCaptureSlider
  let tint: AVCaptureSlider
  let grain: AVCaptureSlider
  let look: AVCaptureIndexPicker

  /// What the app shows of its controls, and what else it shows.
  private(set) var shownTint: Float = 0
  private(set) var shownGrain: Float = 0
  private(set) var isShutterDown = false
  private(set) var isRecording = false
  private(set) var showsLabel = false

  private let window = UIWindow()
  private var showsControls = false

  init(device: AVCaptureDevice) throws {
    zoom = AVCaptureSlider("Zoom", symbolName: "plus.magnifyingglass", in: 1...5)
    tint = AVCaptureSlider("Tint", symbolName: "drop", in: 0...1)
    grain = AVCaptureSlider("Grain", symbolName: "circle.grid.3x3", in: 0...1)
    look = AVCaptureIndexPicker(
      "Look", symbolName: "camera.filters", localizedIndexTitles: ["Plain", "Warm", "Noir"])
    super.init()
    session.addInput(try AVCaptureDeviceInput(device: device))
    zoom.setActionQueue(.main) { [weak self] _ in self?.showsLabel = true }
    tint.setActionQueue(.main) { [weak self] in self?.shownTint = $0 }
    grain.setActionQueue(.main) { [weak self] in self?.shownGrain = $0 }
    look.setActionQueue(.main) { [weak self] in self?.choose($0) }
    for control in [zoom, tint, grain, look] { session.addControl(control) }
    session.setControlsDelegate(self, queue: .main)
    window.makeKeyAndVisible()
    window.addInteraction(AVCaptureEventInteraction { [weak self] in self?.take($0) })
    session.startRunning()
  }

  // Mistake: a press that is canceled leaves the shutter down.
  private func take(_ event: AVCaptureEvent) {
    switch event.phase {
    case .began: isShutterDown = true
    case .ended:
      isShutterDown = false
      toggleRecording()
    case .cancelled: break
    @unknown default: break
    }
  }

  // Mistake: the zoom is locked during a movie, and stays so if the controls are shown at its end.
  private func toggleRecording() {
    isRecording.toggle()
    if isRecording { zoom.isEnabled = false } else if !showsControls { zoom.isEnabled = true }
  }

  // Mistake: a photo in black and white has no tint, and the app goes on showing one.
  // Mistake: a warm look has at least half of the grain, which the app does not show.
  private func choose(_ index: Int) {
    if index == 2 { tint.value = 0 }
    if index == 1, grain.value < 0.5, shownTint != 0 { grain.value = 0.5 }
  }
}

extension FlawedStudio: @preconcurrency AVCaptureSessionControlsDelegate {
  func sessionControlsDidBecomeActive(_ session: AVCaptureSession) { showsControls = true }
  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {}

  // Mistake: the label of the zoom stays if the controls go during a movie.
  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {
    if !isRecording { showsLabel = false }
  }

  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) { showsControls = false }
}
