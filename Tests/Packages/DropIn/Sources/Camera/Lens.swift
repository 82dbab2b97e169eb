import AVFoundation

/// An actor on a queue that a slider takes as its action queue.
package actor Lens {
  package private(set) var position: Float = 0
  private let queue = DispatchSerialQueue(label: "lens")

  package init() {}

  nonisolated package var unownedExecutor: UnownedSerialExecutor {
    queue.asUnownedSerialExecutor()
  }

  package func addSlider(to session: AVCaptureSession) {
    let slider = AVCaptureSlider("Lens", symbolName: "camera.macro", in: 0...1)
    slider.setActionQueue(queue) { [weak self] position in
      self?.assumeIsolated { $0.position = position }
    }
    if session.canAddControl(slider) { session.addControl(slider) }
  }
}
