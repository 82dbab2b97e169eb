import UIKit

/// Something that a person taps.
///
/// Nothing here taps the screen; a test activates the view as a person does who cannot see it, with
/// `accessibilityActivate()`.
public struct Button<Label: View>: View {
  private let action: @MainActor () -> Void
  private let label: Label

  /// Makes a button with a label of its own.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// Makes a button with a line of text.
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

/// What stands on the screen for a button.
private final class ButtonView: UIView {
  var action: @MainActor () -> Void = {}

  override func accessibilityActivate() -> Bool {
    action()
    return true
  }
}
