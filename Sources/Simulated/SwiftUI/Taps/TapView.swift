import CameraControl
import SimulatedAVFoundation

extension View {
  /// Adds an action for taps on the view.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    TapView(content: self, count: count) { _ in action() }
  }
}

/// A view with an action for taps.
struct TapView<Content: View>: ShownView, Wrapping {
  let content: Content
  let count: Int
  let action: (CGPoint) -> Void

  func show(in renderer: Renderer) -> [UIView] {
    let tap = renderer.keep { TapAction() }
    (tap.tapCount, tap.action) = (count, action)
    tap.isEnabled = renderer.environment.takesTaps
    let views = renderer.show(content)
    for view in views { renderer.decorate(view) { $0.tapTargets.append(tap) } }
    return views
  }
}

/// The action of a tap on a view.
final class TapAction: TapTarget {
  var tapCount = 1
  var isEnabled = true
  var action: (CGPoint) -> Void = { _ in }

  private let app = PhoneApp.ambient

  func tap(at location: CGPoint) -> Bool {
    guard isEnabled else { return false }
    // Objects that the app creates in its action belong to its phone, even if a test for another
    // phone taps.
    AmbientPhone.withApp(app) { action(location) }
    return true
  }
}
