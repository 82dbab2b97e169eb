import UIKit

/// A button.
///
/// There are no simulated taps. A test activates the button as an assistive technology does, with
/// `accessibilityActivate()` of its view.
public struct Button<Label: View>: View {
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button with a custom label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

extension Button: ShownView {
  func show(in renderer: Renderer) -> [UIView] {
    let view = renderer.keep { ButtonView(frame: .zero) }
    view.action = action
    view.showOnly(renderer.show(label))
    return [view]
  }
}

/// The UIKit view that is shown for a button.
private final class ButtonView: UIView {
  var action: @MainActor () -> Void = {}

  override func accessibilityActivate() -> Bool {
    action()
    return true
  }
}
