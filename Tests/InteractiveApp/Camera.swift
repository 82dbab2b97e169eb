import CameraControl
import CameraControlTesting
import Foundation

/// The camera of an app: a slider whose action runs on the main queue, and a shutter.
@MainActor final class Camera {
  private(set) var photos = 0
  private(set) var focus: Float = 0
  private let session: CaptureSession
  // The session refers to its delegate weakly.
  private let delegate = Recorder()

  /// Makes the camera.
  ///
  /// - Parameters:
  ///   - phone: The phone that it is on.
  ///   - mistake: How the shutter ends the process; `nil` if it does not.
  /// - Throws: `CaptureError`, which no phone with a Camera Control gives a reason for.
  init(on phone: SimulatedPhone, mistake: Mistake? = nil) throws {
    session = CaptureSession(in: phone.app)
    let slider = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    slider.setActionQueue(.main) { [weak self] value in
      MainActor.assumeIsolated {
        self?.focus = value
        print("the app prints \(value)")
      }
    }
    try session.addInput(CaptureDeviceInput(device: phone.backCamera))
    try session.addOutput(CaptureOutput(.photo))
    try session.addControl(slider)
    try session.setControlsDelegate(delegate, queue: .main)
    try session.startRunning()
    phone.show(
      CaptureEventInteraction { [weak self] event in
        switch mistake {
        case .trap: preconditionFailure("a mistake of the app")
        case .overflow: self?.photos = Self.depth(below: 0)
        case .exit: exit(4)
        case nil: break
        }
        if event.phase == .ended { self?.photos += 1 }
      })
  }

  /// A mistake that ends the process.
  enum Mistake: String {
    case trap
    case overflow
    case exit
  }

  // Never ends: what it does with the result keeps the compiler from making a loop of it.
  @inline(never) private static func depth(below level: Int) -> Int {
    level < 0 ? level : depth(below: level &+ 1) &* 3 ^ level
  }
}
