import AVKit
import UIKit

/// An app that keeps its handlers in properties, and enables and disables its interaction.
@MainActor
final class ShutterController: UIViewController {
  let session = AVCaptureSession()
  let preview = UIView()
  let panel = UIView()
  private(set) var presses: [String] = []

  private lazy var onPrimary: (AVCaptureEvent) -> Void = { [weak self] event in
    self?.presses.append("primary \(event.phase)")
  }

  private lazy var onSecondary: (AVCaptureEvent) -> Void = { [weak self] event in
    self?.presses.append("secondary \(event.phase)")
  }

  private(set) lazy var interaction = AVCaptureEventInteraction(
    primary: onPrimary, secondary: onSecondary)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(preview)
    view.addSubview(panel)
    interaction.isEnabled = false
    preview.addInteraction(interaction)
  }

  func setCapturing(_ isCapturing: Bool) {
    interaction.isEnabled = isCapturing
  }

  func movePressesToPanel() {
    panel.addInteraction(interaction)
  }

  func runSession(with device: AVCaptureDevice) throws {
    let input = try AVCaptureDeviceInput(device: device)
    if session.canAddInput(input) { session.addInput(input) }
    let output = AVCapturePhotoOutput()
    if session.canAddOutput(output) { session.addOutput(output) }
    session.startRunning()
  }
}
