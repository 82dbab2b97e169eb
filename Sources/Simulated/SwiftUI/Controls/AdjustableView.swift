import CameraControl
import SimulatedAVFoundation

/// The view of a value that an assistive technology increments and decrements.
final class AdjustableView: UIView {
  var isEnabled = true
  var move: (Double) -> Void = { _ in }

  override func accessibilityIncrement() { change(by: 1) }

  override func accessibilityDecrement() { change(by: -1) }

  private func change(by direction: Double) {
    guard isEnabled else { return }
    AmbientPhone.withApp(app) { move(direction) }
  }
}
