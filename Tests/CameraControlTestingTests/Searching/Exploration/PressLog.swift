import CameraControl
import CameraControlTesting

/// An app that notes its presses as letters: `u` and `d` for the volume buttons, `c` for a click.
final class PressLog {
  private let session: CaptureSession
  private let phone: SimulatedPhone

  init(on phone: SimulatedPhone) throws {
    self.phone = phone
    session = try phone.makeSession()
    phone.show(CaptureEventInteraction { _ in })
  }

  /// The presses that have ended, in order.
  var log: String {
    phone.trace.only(.event).texts.filter { $0.hasSuffix("ended") }
      .map { $0.hasPrefix("volume-up") ? "u" : $0.hasPrefix("volume-down") ? "d" : "c" }.joined()
  }
}
