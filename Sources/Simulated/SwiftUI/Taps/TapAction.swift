import CameraControl
import SimulatedAVFoundation

/// What a tap on a view does.
final class TapAction: TapTarget {
  var tapCount = 1
  var isEnabled = true
  var action: (CGPoint) -> Void = { _ in }

  private let app = PhoneApp.ambient

  func tap(at location: CGPoint) -> Bool {
    guard isEnabled else { return false }
    // What the app creates in its action belongs to its phone, also where a test for another phone
    // taps.
    AmbientPhone.withApp(app) { action(location) }
    return true
  }
}
