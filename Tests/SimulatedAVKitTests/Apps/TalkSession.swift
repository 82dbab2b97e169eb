import AVFoundation
import AVKit

/// The steps of a talk on the button: a zoom slider, one that updates the interface, and a picker
/// of reactions next to it.
@MainActor
final class TalkSession {
  let captureSession = AVCaptureSession()
  let sessionQueue = DispatchQueue(label: "talk")
  private(set) var zoomOnScreen: CGFloat = 1
  private(set) var photos = 0

  func addZoom(for device: AVCaptureDevice) {
    captureSession.beginConfiguration()
    if captureSession.supportsControls {
      let zoomControl = AVCaptureSystemZoomSlider(device: device)
      if captureSession.canAddControl(zoomControl) {
        captureSession.addControl(zoomControl)
      }
    }
    captureSession.commitConfiguration()
  }

  func addZoomAndReactions(for device: AVCaptureDevice) {
    let zoomControl = AVCaptureSystemZoomSlider(device: device) { [weak self] zoomFactor in
      self?.updateUI(zoomFactor: zoomFactor)
    }
    let reactions = device.availableReactionTypes.sorted { $0.rawValue < $1.rawValue }
    let titles = reactions.map { localizedTitle(reaction: $0) }
    let picker = AVCaptureIndexPicker(
      "Reactions", symbolName: "face.smiling.inverse", localizedIndexTitles: titles)
    picker.isEnabled = device.canPerformReactionEffects
    picker.setActionQueue(sessionQueue) { @Sendable index in
      device.performEffect(for: reactions[index])
    }
    let controls: [AVCaptureControl] = [zoomControl, picker]
    for control in controls where captureSession.canAddControl(control) {
      captureSession.addControl(control)
    }
  }

  func makeInteraction() -> AVCaptureEventInteraction {
    AVCaptureEventInteraction { [weak self] event in
      guard event.phase == .ended else { return }
      if event.shouldPlaySound {
        event.play(.cameraShutter)
      }
      self?.photos += 1
    }
  }

  private func updateUI(zoomFactor: CGFloat) { zoomOnScreen = zoomFactor }

  private func localizedTitle(reaction: AVCaptureReactionType) -> String { reaction.rawValue }
}
